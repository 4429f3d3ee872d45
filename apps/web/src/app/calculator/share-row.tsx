import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type ShareRowProps = { address: string; onReset: () => void };

/** A link that restores the form with its answer, and the way back to an empty one. */
export const ShareRow = ({ address, onReset }: ShareRowProps) => {
  const [copied, setCopied] = useState<{ address: string; words: string } | null>(null);
  const copy = async (): Promise<void> => {
    const link = `${window.location.origin}${window.location.pathname}${address}`;
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ address, words: 'Copied.' });
    } catch {
      setCopied({ address, words: 'Not copied: copy the address of this page instead.' });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button type="submit" tone="primary">
        Work it out
      </Button>
      <Button onClick={() => void copy()}>Copy link</Button>
      <Button tone="quiet" onClick={onReset}>
        Reset
      </Button>
      <p role="status" className="text-sm">
        {copied?.address === address && copied.words}
      </p>
    </div>
  );
};
