import type { Profile } from '@nishiki/contract/account';
import { PHOTO_TYPES } from '@nishiki/contract/photo-limits';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, type ChangeEvent } from 'react';
import { call } from '../../../lib/api-client.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { avatarDataUrl } from './avatar-photo.ts';
import { ApiError } from '../../../lib/api-error.ts';

type PhotoChoiceProps = {
  /** It has been kept; the profile as it is now. */
  onKept: (profile: Profile) => void;
};

/** An own picture instead of a drawn koi. It is kept as soon as it is chosen. */
export const PhotoChoice = ({ onKept }: PhotoChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const send = useMutation({
    mutationFn: async (file: File) => call('setAvatarPhoto', { image: await avatarDataUrl(file) }),
    onSuccess: onKept,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Choosing the same file again shall count as choosing.
    event.target.value = '';
    if (file !== undefined) send.mutate(file);
  };
  const failure =
    send.error instanceof ApiError ? problemOf(send.error).message : send.error?.message;
  return (
    <div className="space-y-3">
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        onChange={choose}
        aria-label="Own picture"
        tabIndex={-1}
        className="sr-only"
      />
      <Button
        busy={send.isPending}
        busyText="Saving your picture..."
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        Use my own picture
      </Button>
      <p id={hintId} className="text-sm text-muted">
        It is cut square, and nothing but the picture is kept: no place, no camera. It is saved at
        once.
      </p>
      <p role="status">{send.isSuccess && 'Your picture is saved.'}</p>
      {failure !== undefined && (
        <Notice live tone="alarm" title="Your picture was not changed">
          {failure}
        </Notice>
      )}
    </div>
  );
};
