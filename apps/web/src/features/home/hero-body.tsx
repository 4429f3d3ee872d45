import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { whenIdle } from '../../lib/when-idle.ts';
import { HeroLines } from './hero-lines.tsx';
import { DemoCall, IdentifyCall } from './main-calls.tsx';

// The picture stands in the prerendered page. Its code, which draws the fish anew, can wait.
const PondScene = lazy(async () => {
  await whenIdle();
  const scene = await import('../../koi-art/pond-scene.tsx');
  return { default: scene.PondScene };
});

const oneBrightFish = [{ variety: 'kohaku', seed: 4 }];

const HeroBody = () => (
  <div className="page-width grid items-center gap-8 py-12 md:grid-cols-2 md:py-20">
    <div>
      <HeroLines />
      <p className="mt-6 max-w-measure text-lg">
        Nishiki finds the fish in your photo, measures its colours and pattern, and names the
        variety it most likely is. It shows you why, and says so when it is not sure.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <IdentifyCall />
        <DemoCall />
      </div>
      <Link
        to="/#upload"
        className="mt-3 inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
      >
        Or try it below: {GUEST_TRIES} photos are free, without an account
      </Link>
    </div>
    <div className="mx-auto aspect-10/9 w-full max-w-128">
      <Suspense fallback={null}>
        <PondScene koi={oneBrightFish} animate className="size-full" />
      </Suspense>
    </div>
  </div>
);

export default HeroBody;
