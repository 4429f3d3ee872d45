import { memo } from 'react';
import { dateTime } from '../../lib/formats.ts';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import { Answer } from './answer.tsx';
import { AnswerSteps } from './steps.tsx';
import type { Entry } from './thread-state.ts';

export type MessageProps = {
  entry: Entry;
  /** The answer that is under way stands at this. */
  step: string | null;
  /** The message before it carried a photo. */
  photo: boolean;
  /** The last one of the conversation: it can be asked for anew, and its quick replies count. */
  last: boolean;
  pending: boolean;
  onSay: (text: string) => void;
  onAgain: () => void;
  onRated: (id: string, rating: Entry['rating']) => void;
};

const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="text-xs text-muted">
    {dateTime(new Date(at))}
  </time>
);

/** One message. What a keeper wrote is shown as it was typed. */
export const Message = memo(({ entry, step, photo, ...rest }: MessageProps) => {
  if (entry.role === 'keeper')
    return (
      <li
        data-role="keeper"
        className="ml-auto flex max-w-[85%] scroll-mt-4 flex-col items-end gap-1.5"
      >
        <h2 className="sr-only">You wrote</h2>
        <div className="space-y-2 rounded-card bg-water-deep px-4 py-2.5">
          {entry.imageUrl !== null && (
            <PhotoThumb url={entry.imageUrl} alt="The photo that you sent" className="size-32" />
          )}
          {entry.content !== '' && (
            <p className="whitespace-pre-wrap wrap-anywhere">{entry.content}</p>
          )}
        </div>
        <Time at={entry.at} />
      </li>
    );
  return (
    <li className="max-w-full min-w-0">
      <h2 className="sr-only">The koi expert answered</h2>
      {entry.state === 'loading' ? (
        <AnswerSteps step={step} photo={photo} />
      ) : (
        <Answer entry={entry} {...rest} time={<Time at={entry.at} />} />
      )}
    </li>
  );
});
Message.displayName = 'Message';
