import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import { Badge } from '../../ui/badge.tsx';

/** Who may give it, where that is not the keeper by the calculator. */
export const TreatmentKind = ({ treatment: { vetOnly, give } }: { treatment: TreatmentEntry }) => {
  if (vetOnly) return <Badge tone="alarm">Vet only</Badge>;
  return give === undefined ? <Badge tone="attention">No number given here</Badge> : null;
};
