/**
 * primary: the one main action of a view, never twice · secondary: other actions · quiet: actions
 * that step back, such as cancel.
 */
export type ButtonTone = 'primary' | 'secondary' | 'quiet';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-5 py-2 text-base font-semibold ' +
  'no-underline transition-colors duration-200 ease-calm ' +
  'aria-disabled:cursor-not-allowed disabled:cursor-not-allowed';

const tones: Record<ButtonTone, string> = {
  primary:
    'bg-beni text-on-beni border border-transparent hover:not-disabled:not-aria-disabled:bg-[color-mix(in_srgb,var(--nk-beni)_88%,var(--nk-ink))] ' +
    'disabled:bg-sunken disabled:text-muted disabled:border-field',
  secondary:
    'border border-field bg-raised text-ink hover:not-disabled:border-ai hover:not-disabled:text-ai disabled:border-hairline disabled:bg-sunken disabled:text-muted',
  quiet:
    'border border-transparent text-ai underline decoration-1 underline-offset-4 hover:not-disabled:decoration-2 disabled:text-muted',
};

/** The look of a button, for links and file labels that act as one. */
export const buttonClass = (tone: ButtonTone = 'secondary', extra = ''): string =>
  `${shape} ${tones[tone]} ${extra}`;
