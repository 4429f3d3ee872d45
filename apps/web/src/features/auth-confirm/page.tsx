import { useSearchParams } from 'react-router';
import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readMailLink, type MailLink } from './mail-link.ts';
import { purposeWords } from './purpose-words.ts';
import { UsedLink } from './used-link.tsx';
import { useMailLink } from './use-mail-link.ts';

const WithoutLink = () => (
  <>
    <PageHeading>Nothing to confirm</PageHeading>
    <p className="text-lg text-muted">
      This page is where the links in our mails lead. Yours seems to be incomplete: please open it
      again from the mail, or copy all of it.
    </p>
    <RouteLink to="signIn" className={buttonClass('secondary')} />
  </>
);

const WithLink = ({ link }: { link: MailLink }) => {
  const { state, confirm } = useMailLink(link);
  const words = purposeWords[link.purpose];
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      {state.kind === 'used' ? (
        <UsedLink purpose={link.purpose} />
      ) : (
        <>
          <p className="text-lg text-muted">{words.text}</p>
          <FormError message={state.kind === 'failed' ? state.message : null}>
            The link is still good. Please try again in a moment.
          </FormError>
          <Button
            tone="primary"
            busy={state.kind === 'busy'}
            busyText={words.busy}
            onClick={() => void confirm()}
          >
            {words.button}
          </Button>
        </>
      )}
    </>
  );
};

const AuthConfirmPage = () => {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const link = readMailLink(query);
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="flex max-w-measure flex-col items-start gap-6">
        {!hydrated && (
          <>
            <PageHeading>Confirm</PageHeading>
            <Skeleton label="Reading the link" />
            <noscript>
              <p>This page needs JavaScript, which is switched off in your browser.</p>
            </noscript>
          </>
        )}
        {hydrated && link === null && <WithoutLink />}
        {hydrated && link !== null && <WithLink key={link.tokenHash} link={link} />}
      </div>
    </div>
  );
};

export default AuthConfirmPage;
