import type { ComponentType } from 'react';
import { importing } from '../../lib/importing.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Hero } from './hero.tsx';
import { UploadArea } from './upload-area.tsx';

const below = loadOnce(() => importing(() => import('./below.tsx')));
type Below = Awaited<ReturnType<typeof below>>;

// Each is taken over by itself, when it is wanted: all at once would hold a phone up.
const part = (pick: (loaded: Below) => ComponentType, place?: string) =>
  latePart(async () => ({ default: pick(await below()) }), place === undefined ? {} : { place });

const Figures = part((loaded) => loaded.Figures, 'figures');
const Features = part((loaded) => loaded.Features, 'features');
const Varieties = part((loaded) => loaded.Varieties, 'varieties');
const Pricing = part((loaded) => loaded.Pricing, 'plans');
const HowItWorks = part((loaded) => loaded.HowItWorks, 'how-it-works');
const PhotoLimits = part((loaded) => loaded.PhotoLimits, 'photo-limits');
const Faq = part((loaded) => loaded.Faq, 'questions');
const Closing = part((loaded) => loaded.Closing, 'closing');
const Arrivals = part((loaded) => loaded.Arrivals);

const HomePage = () => (
  <>
    <Hero />
    <UploadArea />
    <Figures />
    <Features />
    <Varieties />
    <Pricing />
    <HowItWorks />
    <PhotoLimits />
    <Faq />
    <Closing />
    <Arrivals />
  </>
);

export default HomePage;
