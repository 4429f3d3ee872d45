import type { Avatar as AvatarOf, Profile } from '@nishiki/contract/account';
import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { KoiArt } from '../../../koi-art/koi-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../avatar.tsx';
import { anotherSeed, koiChoices } from './koi-choices.ts';
import { PhotoChoice } from './photo-choice.tsx';

type AvatarFieldProps = {
  value: AvatarOf;
  onChange: (avatar: AvatarOf) => void;
  onPhotoKept: (profile: Profile) => void;
};

const FIRST_SEED = 7;

/** A drawn koi of the keeper's choice, or a picture of their own. */
export const AvatarField = ({ value, onChange, onPhotoKept }: AvatarFieldProps) => {
  const name = useId();
  const seed = value.kind === 'koi' ? value.seed : FIRST_SEED;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Picture</legend>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar avatar={value} className="size-28" />
        <div className="min-w-0 flex-1 basis-64 space-y-4">
          <div className="grid grid-cols-4 gap-2">
            {koiChoices.map(({ id, name: variety }) => (
              <label
                key={id}
                className="relative flex min-h-11 cursor-pointer flex-col items-center gap-1 rounded-field border border-hairline bg-water p-1.5 text-center text-xs hover:border-ai has-checked:border-ai has-checked:outline has-checked:outline-ai has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai"
              >
                <input
                  type="radio"
                  name={name}
                  checked={value.kind === 'koi' && value.variety === id}
                  onChange={() => onChange({ kind: 'koi', variety: id, seed })}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                <KoiArt variety={id} seed={seed} className="h-16 w-auto" />
                <span>{variety}</span>
              </label>
            ))}
          </div>
          {value.kind === 'koi' && (
            <Button onClick={() => onChange({ ...value, seed: anotherSeed(value.seed) })}>
              <Shuffle aria-hidden="true" className="size-4" />
              Another one
            </Button>
          )}
          <PhotoChoice onKept={onPhotoKept} />
        </div>
      </div>
    </fieldset>
  );
};
