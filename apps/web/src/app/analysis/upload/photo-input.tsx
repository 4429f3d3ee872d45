import { PHOTO_TYPES } from '@nishiki/contract/photo-limits';
import { useEffect, useEffectEvent, useId, type ReactNode, type Ref } from 'react';

type PhotoInputProps = {
  onFile: (file: File) => void;
  /** Opens the camera instead of the gallery, where there is one. */
  camera?: boolean;
  /** Id of the words that say why a file was not taken. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  className: string;
  children: ReactNode;
};

const accept = [...PHOTO_TYPES, '.heic', '.heif'].join(',');

/** A file field whose label is what one sees and presses. */
export const PhotoInput = (props: PhotoInputProps) => {
  const id = useId();
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Emptied, so that choosing the same file again is a change again.
    input.value = '';
    if (file) props.onFile(file);
  };
  const takeEarly = useEffectEvent(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value !== '') take(input);
  });
  useEffect(() => {
    // On a slow phone a photo can be chosen before this code is there to hear of it.
    takeEarly();
  }, []);
  return (
    <>
      <input
        ref={props.ref}
        id={id}
        type="file"
        accept={accept}
        capture={props.camera ? 'environment' : undefined}
        aria-describedby={props.describedBy}
        onChange={({ currentTarget }) => take(currentTarget)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ai ${props.className}`}
      >
        {props.children}
      </label>
    </>
  );
};
