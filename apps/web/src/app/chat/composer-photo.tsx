import { X } from 'lucide-react';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import { IconButton } from './icon-button.tsx';
import type { ComposerApi } from './use-composer.ts';

type ComposerPhotoProps = {
  photo: NonNullable<ComposerApi['photo']>;
  onRemove: () => void;
};

/** The photo that goes with the message. */
export const ComposerPhoto = ({ photo, onRemove }: ComposerPhotoProps) => (
  <div className="flex items-center gap-3 p-2">
    <PhotoThumb url={photo.shown} alt="" className="size-14" />
    <p className="min-w-0 flex-1 truncate text-sm text-muted" role="status">
      {photo.dataUrl === null ? 'Preparing your photo' : photo.name}
    </p>
    <IconButton icon={X} label="Remove the photo" onClick={onRemove} />
  </div>
);
