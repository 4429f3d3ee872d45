import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Folded } from '../../../ui/folded.tsx';
import { refusal, type PhotoLimit } from '../photo-checks.ts';
import { MOST_FURTHER, type FurtherPhoto } from '../photo-details.ts';
import { Complaint } from './complaint.tsx';
import { FurtherRow } from './further-row.tsx';
import { PhotoInput } from './photo-input.tsx';
import { freeView } from './view-words.ts';

type MorePhotosProps = {
  more: readonly FurtherPhoto[];
  limit: PhotoLimit;
  onChange: (more: readonly FurtherPhoto[]) => void;
};

/** Further photos of the same fish, each with what it shows. */
export const MorePhotos = ({ more, limit, onChange }: MorePhotosProps) => {
  const [refused, setRefused] = useState<string | null>(null);
  const add = (photo: File) => {
    const words = refusal(photo, limit);
    setRefused(words);
    if (words === null) onChange([...more, { id: randomId(), photo, view: freeView(more) }]);
  };
  const count = more.length === 0 ? 'only the one above' : `${more.length} of ${MOST_FURTHER}`;
  return (
    <Folded title="More photos of this fish" state={count}>
      <div className="space-y-4">
        <p className="max-w-measure text-sm text-muted">
          From the side, of the head, or close to what matters. Up to {MOST_FURTHER}, each at most{' '}
          {limit.size} and all photos together at most 10MB, once your browser has shrunk them. They
          are read with the first one, cost nothing more, and are not kept.
        </p>
        {more.length > 0 && (
          <ul
            aria-label="Further photos"
            className="divide-y divide-hairline border-y border-hairline"
          >
            {more.map((one, at) => (
              <FurtherRow
                key={one.id}
                number={at + 2}
                further={one}
                onView={(view) =>
                  onChange(more.map((other) => (other.id === one.id ? { ...other, view } : other)))
                }
                onRemove={() => onChange(more.filter(({ id }) => id !== one.id))}
              />
            ))}
          </ul>
        )}
        {refused !== null && <Complaint words={refused} />}
        {more.length < MOST_FURTHER && (
          <div className="relative">
            <PhotoInput onFile={add} className={buttonClass('secondary')}>
              <ImagePlus aria-hidden="true" className="size-5" />
              Add a photo (side, head, close-up)
            </PhotoInput>
          </div>
        )}
      </div>
    </Folded>
  );
};
