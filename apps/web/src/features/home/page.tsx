import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PhotoLimits } from './photo-limits.tsx';
import { UploadArea } from './upload-area.tsx';

const HomePage = () => (
  <>
    <Hero />
    <UploadArea />
    <HowItWorks />
    <PhotoLimits />
  </>
);

export default HomePage;
