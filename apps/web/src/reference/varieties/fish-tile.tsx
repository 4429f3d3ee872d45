import type { ReactNode } from 'react';
import { KoiPicture } from '../../koi-art/koi-picture.tsx';

/** A drawn koi over water, in a list of many. */
export const FishTile = ({ variety, eager = false }: { variety: string; eager?: boolean }) => (
  <span className="flex justify-center rounded-card bg-water px-3 py-4">
    <KoiPicture variety={variety} eager={eager} className="h-auto w-full max-w-20 sm:max-w-24" />
  </span>
);

/** Two koi side by side, each with its name below. */
export const SideBySide = ({ fishes }: { fishes: readonly { id: string; name: ReactNode }[] }) => (
  <div className="flex justify-center gap-4 rounded-card bg-water px-3 pt-4 pb-3 sm:w-64">
    {fishes.map(({ id, name }) => (
      <div key={id} className="w-24 text-center text-sm">
        <KoiPicture variety={id} className="mx-auto h-auto w-20" />
        <p className="mt-2">{name}</p>
      </div>
    ))}
  </div>
);
