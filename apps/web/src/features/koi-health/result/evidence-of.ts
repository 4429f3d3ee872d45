/** On what a consultation stands. Pure. */
import type { Consultation } from '../feed-state.ts';
import { isReadable } from '../../../app/analysis/diagnosis/standing.ts';

export const evidenceOf = ({ photo, diagnosis }: Consultation) => ({
  photo: photo !== null && isReadable(photo),
  // Told in the keeper's own words counts as much as what was ticked: the server joins them.
  signs: photo?.asked ? photo.asked.signs.length > 0 : diagnosis.evidence !== 'photo',
  water: diagnosis.water.length > 0,
});
