import { useSiteInfo } from '../../lib/site-info.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { failedWords, sentWords } from './failure.ts';
import { useContactForm } from './use-contact-form.ts';
import { roomWords, type FieldName } from './values.ts';

/** People never see it. Programs that fill in whatever they find give themselves away by it. */
const Honeypot = () => (
  <div className="hidden">
    <label htmlFor="website">Leave this empty</label>
    <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

export const ContactForm = () => {
  const { form, values, change, submit, busy, problem, failure, sent } = useContactForm();
  const operator = useSiteInfo()?.operator;
  const supportEmail = operator?.supportEmail ?? null;
  // Sent before the page is awake, the form would leave it.
  const awake = useHydrated();
  const field = (name: FieldName) => ({
    id: `contact-${name}`,
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    required: true,
    readOnly: busy,
    error: problem?.field === name ? problem.message : null,
    hint: roomWords(name, values[name]),
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="contact-heading"
      aria-busy={busy || undefined}
      className="max-w-measure space-y-5"
    >
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        label="Email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('subject')} label="Subject" autoComplete="off" />
      <TextAreaField {...field('message')} label="Message" autoComplete="off" />
      <Honeypot />
      {failure !== null && (
        <FormError
          message={failedWords(supportEmail)}
          actions={
            supportEmail === null ? undefined : (
              <a href={`mailto:${supportEmail}`} className={buttonClass('secondary')}>
                Write an e-mail
              </a>
            )
          }
        >
          <p>{failure.reason} What you typed is still here.</p>
        </FormError>
      )}
      {sent && <Notice live tone="good" title={sentWords(operator?.responseTime ?? null)} />}
      <Button type="submit" tone="primary" disabled={!awake} busy={busy} busyText="Sending...">
        Send message
      </Button>
      <noscript>
        <p>Sending needs JavaScript, which is switched off in your browser.</p>
      </noscript>
    </form>
  );
};
