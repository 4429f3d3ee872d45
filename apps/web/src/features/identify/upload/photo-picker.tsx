import { Camera, ImageUp } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { PhotoInput } from './photo-input.tsx';

type PhotoPickerProps = {
  onFile: (file: File) => void;
  /** A file hangs over the page. */
  over: boolean;
  describedBy?: string | undefined;
  inputRef: Ref<HTMLInputElement>;
};

/** Where a photo comes in: pressed, dropped on, pasted to, or by the phone's camera. */
export const PhotoPicker = ({ onFile, over, describedBy, inputRef }: PhotoPickerProps) => (
  <div>
    <PhotoInput
      ref={inputRef}
      onFile={onFile}
      describedBy={describedBy}
      className={`flex min-h-72 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed px-4 py-10 text-center transition-colors duration-200 ease-calm hover:border-ai ${over ? 'border-ai bg-water-deep' : 'border-field bg-water'}`}
    >
      <ImageUp aria-hidden="true" className="size-10 text-ai" strokeWidth={1.5} />
      <span className="font-serif text-2xl">
        {over ? 'Let go to use this photo' : 'Choose a photo of one koi'}
      </span>
      <span className="max-w-xs text-sm text-muted">
        Press here, drop a photo, or paste one. JPEG, PNG, WebP or HEIC, max 10MB; larger photos are
        shrunk first.
      </span>
    </PhotoInput>
    <div className="mt-3 hidden pointer-coarse:block">
      <PhotoInput camera onFile={onFile} className={buttonClass('secondary', 'w-full')}>
        <Camera aria-hidden="true" className="size-5" />
        Take a photo
      </PhotoInput>
    </div>
  </div>
);
