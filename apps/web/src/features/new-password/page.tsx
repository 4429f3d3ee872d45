import { PageHeading } from '../../app/page-heading.tsx';
import { routes } from '../../app/routes.ts';
import { useAccount } from '../../lib/account-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PasswordForm } from './password-form.tsx';
import { useNewPassword } from './use-new-password.ts';

/** Nobody came by a link, or it is too long ago. */
const NeedsLink = ({ live }: { live: boolean }) => (
  <Notice
    tone="attention"
    live={live}
    title="This page opens with the link from our mail"
    actions={
      <LinkButton tone="primary" to={`${routes.signIn.path}?forgot=true`}>
        Send me a new link
      </LinkButton>
    }
  >
    For your safety a new password can be chosen only soon after that link. Your password is as it
    was.
  </Notice>
);

const NewPasswordPage = () => {
  const account = useAccount();
  const { state, save } = useNewPassword();
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="flex max-w-measure flex-col items-start gap-6">
        <PageHeading>New password</PageHeading>
        {account.status === 'loading' && <Skeleton label="Loading your account" />}
        {account.status === 'signed-out' && <NeedsLink live={false} />}
        {account.status === 'signed-in' &&
          (state.kind === 'late' ? (
            <NeedsLink live />
          ) : (
            <PasswordForm
              email={account.profile?.email ?? null}
              state={state}
              onSave={(password, focus) => void save(password, focus)}
            />
          ))}
      </div>
    </div>
  );
};

export default NewPasswordPage;
