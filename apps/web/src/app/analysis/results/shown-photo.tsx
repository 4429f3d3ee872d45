import type { Analysis } from '@nishiki/contract/analysis';
import { ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';

type Size = { width: number; height: number };

type ShownPhotoProps = {
  analysis: Pick<Analysis, 'photo'>;
  localUrl: string | null;
  /** The kept photo did not load: its address may be too old. */
  onBroken?: (() => void) | undefined;
  /** Drawn on top, once the size of the photo is known. */
  overlay?: (size: Size) => ReactNode;
};

/** The kept photo; the keeper's own copy where none was kept or it does not load; else words. */
export const ShownPhoto = ({
  analysis: { photo },
  localUrl,
  onBroken,
  overlay,
}: ShownPhotoProps) => {
  const [lost, setLost] = useState<readonly string[]>([]);
  const [natural, setNatural] = useState<Size | null>(null);
  const url = [photo?.url, localUrl].find(
    (address): address is string => typeof address === 'string' && !lost.includes(address),
  );
  if (url === undefined)
    return (
      <p className="flex min-h-40 items-center justify-center gap-3 rounded-card bg-sunken p-6 text-muted">
        <ImageOff aria-hidden="true" className="size-6" />
        This browser cannot show the photo.
      </p>
    );
  const size = photo ?? natural;
  return (
    <div className="flex justify-center overflow-hidden rounded-card bg-sunken">
      <div className="relative">
        <img
          src={url}
          alt="The photo that was read"
          {...(photo && { width: photo.width, height: photo.height })}
          onError={() => {
            setLost((urls) => [...urls, url]);
            onBroken?.();
          }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setNatural({ width, height })
          }
          className="block h-auto max-h-[36rem] w-auto max-w-full"
        />
        {size !== null && overlay?.(size)}
      </div>
    </div>
  );
};
