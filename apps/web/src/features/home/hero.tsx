import { PageHeading } from '../../app/page-heading.tsx';
import { importing } from '../../lib/importing.ts';
import { latePart } from '../../ui/late-part.tsx';
import { spoken } from './hero-words.ts';

const HeroBody = latePart(() => importing(() => import('./hero-body.tsx')), {
  waiting: <div className="h-120" />,
});

export const Hero = () => (
  <section aria-labelledby="hero-heading" className="bg-water">
    <PageHeading id="hero-heading" className="sr-only">
      {spoken}
    </PageHeading>
    <HeroBody />
  </section>
);
