import type { EmergencyId } from '@nishiki/knowledge/first-aid/schema';

/** Beside those of the first-aid page, what cannot wait either. */
export const furtherKinds = [
  'electric',
  'bleach',
  'poison',
  'overdose',
  'wrong-salt',
  'overfed',
  'dawn',
  'collapsed',
  'stolen',
  'ph-crash',
  'leak',
  'heat',
  'cold',
  'ice',
] as const;
export type FurtherKind = (typeof furtherKinds)[number];

export type EmergencyKind = EmergencyId | FurtherKind;

/** A worse thing first: of several the first is answered, and the others add to it. */
export const byUrgency: readonly EmergencyKind[] = [
  'electric',
  'bleach',
  'poison',
  'overdose',
  'wrong-salt',
  'khv',
  'chlorine',
  'jumped',
  'ph-crash',
  'ammonia',
  'nitrite',
  'leak',
  'stolen',
  'pump',
  'overfed',
  'heat',
  'cold',
  'ice',
  'dawn',
  'collapsed',
  'gasping',
  'deaths',
];
