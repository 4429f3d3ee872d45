import { FileImage } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useObjectUrl } from '../use-object-url.ts';

const size = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

type PhotoPreviewProps = {
  photo: File;
  /** Under the photo, such as remove and change. */
  children?: ReactNode;
};

/** The chosen photo; its name and size where the browser cannot show it (HEIC in most). */
export const PhotoPreview = ({ photo, children }: PhotoPreviewProps) => {
  const url = useObjectUrl(photo);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const facts = `${photo.name}, ${size(photo.size)}`;
  return (
    <figure className="hairline overflow-hidden rounded-card bg-raised">
      <div className="grid min-h-72 place-items-center bg-sunken">
        {unreadable === photo ? (
          <p className="flex max-w-xs flex-col items-center gap-3 p-6 text-center">
            <FileImage aria-hidden="true" className="size-10 text-ai" strokeWidth={1.5} />
            <strong className="max-w-full break-all">{photo.name}</strong>
            <span className="text-sm text-muted">
              This browser cannot show this photo. Nishiki can still read JPEG, PNG, WebP and HEIC.
            </span>
          </p>
        ) : (
          url !== null && (
            <img
              key={url}
              src={url}
              alt="The photo that you chose"
              onError={() => setUnreadable(photo)}
              className="max-h-96 w-auto max-w-full"
            />
          )
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm text-muted">
        <span className="min-w-0 truncate">{facts}</span>
        {children}
      </figcaption>
    </figure>
  );
};
