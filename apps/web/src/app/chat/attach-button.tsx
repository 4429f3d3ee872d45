import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type AttachButtonProps = {
  /** Instead of choosing; null where a photo may be chosen. */
  onRefused: (() => void) | null;
  onFile: (file: File) => void;
};

export const AttachButton = ({ onRefused, onFile }: AttachButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label="Photo"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <IconButton
        icon={ImagePlus}
        label="Attach a photo"
        onClick={onRefused ?? (() => input.current?.click())}
      />
    </>
  );
};
