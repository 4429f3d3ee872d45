import type { Analysis } from '@nishiki/contract/analysis';
import { Button } from '../../../ui/button.tsx';
import type { Place } from '../photo-details.ts';
import { ShownPhoto } from '../results/shown-photo.tsx';
import { FishOverlay } from './fish-overlay.tsx';
import { fishWords, type Fish } from './fish-words.ts';

type FishPickerProps = {
  analysis: Analysis;
  fishes: readonly Fish[];
  localUrl: string | null;
  /** The one that was read, null where none was. */
  chosen: number | null;
  /** What choosing costs. */
  cost: string;
  onPick: (place: Place) => void;
};

/** Every fish of the photo, to be pressed there or in a list. */
export const FishPicker = ({
  analysis,
  fishes,
  localUrl,
  chosen,
  cost,
  onPick,
}: FishPickerProps) => {
  const pick = ({ x, y }: Fish) => onPick({ x, y });
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">Press a fish, or its name below. {cost}</p>
      <ShownPhoto
        analysis={analysis}
        localUrl={localUrl}
        overlay={(size) => <FishOverlay {...size} fishes={fishes} chosen={chosen} onPick={pick} />}
      />
      <ul aria-label="Fish in this photo" className="flex flex-wrap gap-2">
        {fishes.map((fish, at) => (
          <li key={at}>
            <Button disabled={at === chosen} onClick={() => pick(fish)}>
              {fishWords(fish, at)}
              {at === chosen && ', read now'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
