import { Plans } from '../../app/analysis/offers/plans.tsx';
import { Faq } from './intro/faq.tsx';
import { PhotoTips } from './intro/photo-tips.tsx';
import { identifyTool } from '../../app/analysis/tools.ts';

/** The lower part of the page, which is there to be read. */
const Reading = () => (
  <>
    <PhotoTips />
    <Plans tool={identifyTool} />
    <Faq />
  </>
);

export default Reading;
