import { Copy, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useToast } from '../../ui/toast.tsx';
import { IconButton } from './icon-button.tsx';
import { RatingDialog, type RatingReason } from './rating-dialog.tsx';
import { withSources } from './said-words.ts';
import type { Entry } from './thread-state.ts';

type AnswerActionsProps = {
  entry: Entry;
  /** Asks for it anew; null where it is not the last answer, or nothing can be asked now. */
  onAgain: (() => void) | null;
  onRated: (id: string, rating: Entry['rating']) => void;
};

type Reason = { reason?: RatingReason | null; words?: string | null };

/** What can be done with an answer: copy it, have it anew, say whether it was of use. */
export const AnswerActions = ({ entry, onAgain, onRated }: AnswerActionsProps) => {
  const { id, content, meta, rating, kept } = entry;
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(withSources(content, meta));
      toast.show({ title: 'Answer copied', tone: 'good' });
    } catch {
      toast.show({
        title: 'The answer could not be copied',
        description: 'Your browser does not allow it here. Select the text instead.',
        tone: 'destructive',
      });
    }
  };
  const rate = async (wanted: Entry['rating'], why: Reason = {}) => {
    onRated(id, wanted);
    try {
      await call('rateMessage', { messageId: id, rating: wanted, ...why });
    } catch {
      onRated(id, rating);
      toast.show({
        title: 'Your rating was not kept',
        description: 'Please try again.',
        tone: 'destructive',
      });
    }
  };
  const down = () => {
    if (rating === 'down') return void rate(null);
    void rate('down');
    setAsking(true);
  };
  const explain = (reason: RatingReason | null, words: string | null) => {
    setAsking(false);
    if (reason !== null || words !== null) void rate('down', { reason, words });
  };
  return (
    <div className="-ml-3 flex">
      <IconButton icon={Copy} label="Copy" onClick={() => void copy()} />
      {onAgain !== null && <IconButton icon={RefreshCw} label="Answer anew" onClick={onAgain} />}
      {kept && (
        <>
          <IconButton
            icon={ThumbsUp}
            label="Of use"
            aria-pressed={rating === 'up'}
            onClick={() => void rate(rating === 'up' ? null : 'up')}
          />
          <IconButton
            icon={ThumbsDown}
            label="Of no use"
            aria-pressed={rating === 'down'}
            onClick={down}
          />
          <RatingDialog open={asking} onClose={() => setAsking(false)} onSend={explain} />
        </>
      )}
    </div>
  );
};
