import { ImageOff } from 'lucide-react';
import { useState } from 'react';

export type PhotoThumbProps = {
  /** Signed address, or null where no photo was kept. */
  url: string | null;
  /** Empty where words beside it say what it shows. */
  alt: string;
  /** Size; the photo is cut to fill it. */
  className?: string | undefined;
  /** It could not be loaded: its address may be too old. */
  onBroken?: (() => void) | undefined;
};

/** A small photo; a quiet square where there is none. */
export const PhotoThumb = ({ url, alt, className = 'size-20', onBroken }: PhotoThumbProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = `hairline shrink-0 overflow-hidden rounded-field bg-water ${className}`;
  if (url === null || url === broken)
    return (
      <span className={`${frame} grid place-items-center text-muted`}>
        <ImageOff aria-hidden="true" className="size-6" />
        <span className="sr-only">No photo</span>
      </span>
    );
  return (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => {
        setBroken(url);
        onBroken?.();
      }}
      className={`${frame} object-cover`}
    />
  );
};
