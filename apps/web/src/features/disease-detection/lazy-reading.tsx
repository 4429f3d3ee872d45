import { importing } from '../../lib/importing.ts';
import { latePart } from '../../ui/late-part.tsx';

export const LazyReading = latePart(() => importing(() => import('./reading.tsx')));
