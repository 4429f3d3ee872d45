import { lazy, Suspense } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { buttonClass } from '../../ui/button-class.ts';

// The picture stands in the prerendered page. Its code, which draws the fish anew, can wait.
const PondScene = lazy(async () => {
  await whenIdle();
  const scene = await import('../../koi-art/pond-scene.tsx');
  return { default: scene.PondScene };
});

const oneBrightFish = [{ variety: 'kohaku', seed: 4 }];

export const Hero = () => (
  <section aria-labelledby="hero-heading" className="bg-water">
    <div className="page-width grid items-center gap-8 py-12 md:grid-cols-2 md:py-20">
      <div>
        <PageHeading id="hero-heading" size="display">
          Find out which koi you have
        </PageHeading>
        <p className="mt-6 max-w-measure text-lg">
          Nishiki finds the fish in your photo, measures its colours and pattern, and names the
          variety it most likely is. It shows you why, and says so when it is not sure.
        </p>
        <RouteLink to="identify" className={buttonClass('primary', 'mt-8')} />
      </div>
      <div className="mx-auto aspect-10/9 w-full max-w-128">
        <Suspense fallback={null}>
          <PondScene koi={oneBrightFish} animate className="size-full" />
        </Suspense>
      </div>
    </div>
  </section>
);
