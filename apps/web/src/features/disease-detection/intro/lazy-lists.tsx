import { importing } from '../../../lib/importing.ts';
import { latePart } from '../../../ui/late-part.tsx';

/** With all that is known of the conditions, so it is loaded where it is looked at. */
export const LazyLists = latePart(() => importing(() => import('./condition-lists.tsx')), {
  place: 'what-it-looks-for',
});
