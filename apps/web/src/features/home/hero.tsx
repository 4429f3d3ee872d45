import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { PondScene } from '../../koi-art/pond-scene.tsx';
import { buttonClass } from '../../ui/button-class.ts';

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
      <PondScene koi={oneBrightFish} animate className="mx-auto w-full max-w-128" />
    </div>
  </section>
);
