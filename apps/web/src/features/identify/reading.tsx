import { Faq } from './intro/faq.tsx';
import { PhotoTips } from './intro/photo-tips.tsx';
import { Plans } from './offers/plans.tsx';

/** The lower part of the page, which is there to be read. */
const Reading = () => (
  <>
    <PhotoTips />
    <Plans />
    <Faq />
  </>
);

export default Reading;
