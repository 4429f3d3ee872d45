import { Plans } from '../../app/analysis/offers/plans.tsx';
import { Faq } from './intro/faq.tsx';
import { diseaseTool } from '../../app/analysis/tools.ts';

/** The lower part of the page, which is there to be read. */
const Reading = () => (
  <>
    <Plans tool={diseaseTool} />
    <Faq />
  </>
);

export default Reading;
