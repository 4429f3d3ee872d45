import { importing } from '../../../lib/importing.ts';
import { latePart } from '../../../ui/late-part.tsx';

export const LazyHowItWorks = latePart(() => importing(() => import('./how-it-works.tsx')));
