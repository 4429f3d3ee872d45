import { useSiteInfo } from '../../lib/site-info.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { RouteLink } from '../route-link.tsx';

const linkClass = 'inline-flex min-h-11 items-center text-ai underline underline-offset-4';

const SalesWords = () => {
  const email = useSiteInfo()?.operator.salesEmail ?? null;
  return (
    <>
      Please contact our sales team for enterprise pricing.{' '}
      {email !== null && (
        <a href={`mailto:${email}`} className={`mr-4 ${linkClass}`}>
          {email}
        </a>
      )}
      <RouteLink to="contact" className={linkClass} />
    </>
  );
};

export const contactSales: ToastMessage = { title: 'Contact sales', description: <SalesWords /> };

export const redirecting: ToastMessage = { title: 'Redirecting to secure checkout...' };

/** The way to a payment page that no tab was led to. */
export const ContinueLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener" className={linkClass}>
    Continue to secure checkout
  </a>
);

export const continueAt = (url: string): ToastMessage => ({
  title: 'Your browser kept the new tab from opening',
  description: <ContinueLink url={url} />,
  stays: true,
});
