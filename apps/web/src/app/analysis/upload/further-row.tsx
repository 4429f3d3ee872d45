import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { fieldClass } from '../../../ui/field.tsx';
import type { FurtherPhoto } from '../photo-details.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { views, viewWords } from './view-words.ts';

type FurtherRowProps = {
  /** The first photo is number 1. */
  number: number;
  further: FurtherPhoto;
  onView: (view: FurtherPhoto['view']) => void;
  onRemove: () => void;
};

/** One further photo, with what it shows. */
export const FurtherRow = ({ number, further, onView, onRemove }: FurtherRowProps) => {
  const { photo, view } = further;
  const id = useId();
  const url = useObjectUrl(photo);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      {url !== null && !unreadable && (
        <img
          src={url}
          alt=""
          onError={() => setUnreadable(true)}
          className="size-16 shrink-0 rounded-field bg-sunken object-cover"
        />
      )}
      <div className="min-w-40 flex-1">
        <label htmlFor={id} className="block truncate text-sm text-muted">
          Photo {number}
          <span className="sr-only">, what it shows</span>: {photo.name}
        </label>
        <select
          id={id}
          value={view}
          onChange={(event) => onView(views.find((one) => one === event.target.value) ?? view)}
          className={`${fieldClass} mt-1`}
        >
          {views.map((one) => (
            <option key={one} value={one}>
              {viewWords[one]}
            </option>
          ))}
        </select>
      </div>
      <Button tone="quiet" className="px-3!" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="sr-only">Remove photo {number}</span>
      </Button>
    </li>
  );
};
