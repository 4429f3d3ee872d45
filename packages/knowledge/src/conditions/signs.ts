import type { SignId } from './sign-ids.ts';
import { behaviourSigns } from './signs-behaviour.ts';
import { bodySigns } from './signs-body.ts';
import { headSigns } from './signs-head.ts';
import { historySigns } from './signs-history.ts';
import { skinSigns } from './signs-skin.ts';

/** The parts of the checklist, in the order in which a keeper goes through it. */
export const signGroups = [
  { id: 'skin', title: 'Skin' },
  { id: 'body', title: 'Fins and body' },
  { id: 'head', title: 'Eyes and gills' },
  { id: 'behaviour', title: 'Behaviour' },
  { id: 'history', title: 'What happened' },
] as const;
export type SignGroup = (typeof signGroups)[number]['id'];

/** How a sign comes to light: on a photo, with the fish in hand, by watching, by remembering. */
export const waysOfSeeing = ['photo', 'fish', 'behaviour', 'history'] as const;
export type SeenIn = (typeof waysOfSeeing)[number];

export type Sign = {
  id: SignId;
  group: SignGroup;
  seenIn: SeenIn;
  /** For lists and chips. */
  label: string;
  /** Answered with yes or no; what was not looked for stays unanswered. */
  question: string;
  where: string;
  /** True where this sign alone means: act now, whatever the cause. */
  emergency: boolean;
};

export const signs: readonly Sign[] = [
  ...skinSigns,
  ...bodySigns,
  ...headSigns,
  ...behaviourSigns,
  ...historySigns,
];

const byId = new Map(signs.map((sign) => [sign.id, sign]));

export const signById = (id: SignId): Sign => {
  const sign = byId.get(id);
  if (!sign) throw new Error(`No words for the sign ${id}`);
  return sign;
};
