import { useObjectUrl } from '../../app/analysis/use-object-url.ts';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import type { Sent } from './feed-state.ts';

/** What the keeper sent, as it stands in the feed. */
export const SentMessage = ({ photo, symptoms, told }: Sent) => {
  const url = useObjectUrl(photo);
  return (
    <div className="ml-auto flex w-fit max-w-full gap-4 rounded-card bg-water p-4">
      <PhotoThumb url={url} alt="The photo that you sent" />
      <div className="min-w-0 max-w-measure space-y-1">
        <p className="sr-only">You sent:</p>
        <p className="whitespace-pre-wrap">{symptoms === '' ? 'How is this koi?' : symptoms}</p>
        {told !== null && <p className="text-sm text-muted">With {told}</p>}
      </div>
    </div>
  );
};
