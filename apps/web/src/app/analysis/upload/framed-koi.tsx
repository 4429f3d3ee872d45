import { lazyPart } from '../../../ui/lazy-part.tsx';
import { importing } from '../../../lib/importing.ts';

// A drawing of some weight, and decoration: nothing waits for it or speaks of its absence.
const { Part: FramedArt } = lazyPart(() => importing(() => import('./framed-art.tsx')), {
  failed: () => null,
});

/** A koi in a viewfinder: how a photo should be framed. */
export const FramedKoi = () => (
  <span
    aria-hidden="true"
    className="relative grid h-52 w-40 shrink-0 place-items-center sm:h-80 sm:w-52"
  >
    <svg
      viewBox="0 0 140 200"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full fill-none stroke-ai stroke-2 [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d="M1 25V1H25M115 1H139V25M139 175V199H115M25 199H1V175" />
    </svg>
    <FramedArt />
  </span>
);
