import { Camera } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import type { PhotoLimit } from '../photo-checks.ts';
import { FramedKoi } from './framed-koi.tsx';
import { PhotoInput } from './photo-input.tsx';

type PhotoPickerProps = {
  limit: PhotoLimit;
  onFile: (file: File) => void;
  /** A file hangs over the page. */
  over: boolean;
  describedBy?: string | undefined;
  inputRef: Ref<HTMLInputElement>;
};

/** Where a photo comes in: pressed, dropped on, pasted to, or by the phone's camera. */
export const PhotoPicker = ({ limit, onFile, over, describedBy, inputRef }: PhotoPickerProps) => (
  <div className="relative">
    <PhotoInput
      ref={inputRef}
      onFile={onFile}
      describedBy={describedBy}
      className={`flex min-h-80 flex-col items-center justify-center gap-x-8 gap-y-5 rounded-card border-2 border-dashed px-4 py-8 text-center sm:min-h-108 sm:flex-row sm:text-left transition-colors duration-200 ease-calm hover:border-ai ${over ? 'border-ai bg-water-deep' : 'border-field bg-water'}`}
    >
      <FramedKoi />
      <span className="flex max-w-72 flex-col gap-3">
        <span className="font-serif text-2xl text-balance">
          {over ? 'Let go to use this photo' : 'Choose a photo of one koi'}
        </span>
        <span className="text-muted">
          Press here, drop a photo, or paste one. The whole fish from above, like this.
        </span>
        <span className="text-sm text-muted">
          JPEG, PNG, WebP or HEIC, max {limit.size}. Larger ones, up to 30 MB, are shrunk first
          where your browser can read them.
        </span>
      </span>
    </PhotoInput>
    <div className="relative mt-3 hidden pointer-coarse:block">
      <PhotoInput camera onFile={onFile} className={buttonClass('secondary', 'w-full')}>
        <Camera aria-hidden="true" className="size-5" />
        Take a photo
      </PhotoInput>
    </div>
  </div>
);
