import { routes } from '../../app/routes.ts';
import { RouteLink } from '../../app/route-link.tsx';
import { useAccount } from '../../lib/account-store.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Purpose } from './mail-link.ts';
import { ResendForm } from './resend-form.tsx';

const WayOn = ({ purpose }: { purpose: Purpose }) => {
  const account = useAccount();
  const profile = account.status === 'signed-in' ? account.profile : null;
  if (purpose === 'recovery')
    return (
      <LinkButton tone="primary" to={`${routes.signIn.path}?forgot=true`}>
        Send me a new link
      </LinkButton>
    );
  if (purpose === 'email_change')
    return (
      <>
        <p>If the change is still waiting, ask for the mail again on your profile.</p>
        <RouteLink to="profile" className={buttonClass('primary')}>
          To your profile
        </RouteLink>
      </>
    );
  if (profile?.email_verified === true)
    return (
      <>
        <p>Your address is confirmed already, so there is nothing left to do.</p>
        <RouteLink to="dashboard" className={buttonClass('primary')}>
          To your dashboard
        </RouteLink>
      </>
    );
  return <ResendForm email={profile?.email ?? null} />;
};

/** A link that works no more, and how to get another. */
export const UsedLink = ({ purpose }: { purpose: Purpose }) => (
  <div className="flex flex-col items-start gap-4">
    <Notice live tone="attention" title="This link has been used or is too old">
      Each link works once, and not for ever. Nothing of yours was changed.
    </Notice>
    <WayOn purpose={purpose} />
  </div>
);
