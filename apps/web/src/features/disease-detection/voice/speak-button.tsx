import { Mic, Square } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type SpeakButtonProps = {
  allowed: boolean;
  listening: boolean;
  /** Null where the browser cannot listen. */
  onToggle: (() => void) | null;
  onUpgrade: () => void;
};

/** Speaking, where plan and browser have it; otherwise what would give it. */
export const SpeakButton = ({ allowed, listening, onToggle, onUpgrade }: SpeakButtonProps) => {
  if (onToggle === null)
    return (
      <p className="text-sm text-muted">
        This browser cannot turn speech into words. Typing does the same.
      </p>
    );
  const Icon = listening ? Square : Mic;
  return allowed ? (
    <Button aria-pressed={listening} onClick={onToggle}>
      <Icon aria-hidden="true" className="size-5" />
      {listening ? 'Stop listening' : 'Speak'}
    </Button>
  ) : (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={onUpgrade}>
        <Icon aria-hidden="true" className="size-5" />
        Upgrade to speak
      </Button>
      <span className="text-sm text-muted">
        Speaking comes with the trial of a new account and with plans from Enthusiast on. Typing is
        free.
      </span>
    </div>
  );
};
