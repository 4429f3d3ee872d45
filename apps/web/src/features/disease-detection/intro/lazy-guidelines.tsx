import { importing } from '../../../lib/importing.ts';
import { latePart } from '../../../ui/late-part.tsx';

export const LazyGuidelines = latePart(() => importing(() => import('./guidelines.tsx')));
