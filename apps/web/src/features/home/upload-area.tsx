import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { ImageUp } from 'lucide-react';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../app/routes.ts';
import { photoHandoff } from '../../lib/photo-handoff.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { looksLikePhoto } from './looks-like-photo.ts';

/** Takes a photo and carries it to the page that identifies it. Size and content are checked there. */
const useHandover = () => {
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const hand = (file: File | undefined) => {
    if (file === undefined) return;
    setRefused(!looksLikePhoto(file));
    if (!looksLikePhoto(file)) return;
    photoHandoff.put(file);
    void navigate(routes.identify.path);
  };
  return { hand, refused };
};

const useDrop = (hand: (file: File | undefined) => void) => {
  const [over, setOver] = useState(false);
  const area = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      hand(event.dataTransfer.files[0]);
    },
  };
  return { over, area };
};

export const UploadArea = () => {
  const { hand, refused } = useHandover();
  const { over, area } = useDrop(hand);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    hand(event.target.files?.[0]);
    // The same file may be chosen again after it was refused.
    event.target.value = '';
  };
  return (
    <section id="upload" aria-labelledby="upload-heading" className="page-width py-12 sm:py-16">
      <div
        {...area}
        className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors duration-200 ease-calm ${over ? 'border-ai bg-water' : 'border-field bg-raised'}`}
      >
        <ImageUp aria-hidden="true" strokeWidth={1.25} className="size-10 text-ai" />
        <h2 id="upload-heading" className="text-2xl">
          Have a photo ready?
        </h2>
        <p className="max-w-measure text-muted">
          Drop it here, or choose one. The best photo shows the whole fish from above, in daylight.
        </p>
        <label
          className={buttonClass(
            'secondary',
            'mt-2 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai',
          )}
        >
          Choose a photo
          <input
            type="file"
            accept="image/*,.heic,.heif"
            onChange={choose}
            aria-describedby="upload-formats"
            className="sr-only"
          />
        </label>
        <p id="upload-formats" className="text-sm text-muted">
          JPG, PNG, HEIC, max 10MB
        </p>
        {refused && (
          <Notice tone="attention" live title="Please select an image">
            That file is not a photo. JPEG, PNG, WebP and HEIC can be read.
          </Notice>
        )}
      </div>
      <p className="mx-auto mt-6 max-w-measure text-center text-muted">
        {GUEST_TRIES} tries are free, without an account. Only an identified koi uses one: “not
        sure”, “not a koi” and failures cost nothing.
      </p>
    </section>
  );
};
