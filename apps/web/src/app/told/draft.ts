/** What a keeper tells of the fish and its water. Pure. */
import type { SignId } from '@nishiki/contract/condition';
import type { WaterId } from './water-values.ts';

/** What was not looked for is not in it. */
export type Answers = Partial<Record<SignId, boolean>>;
export type WaterTexts = Partial<Record<WaterId, { text: string; unit?: string }>>;

export type Draft = {
  readonly answers: Answers;
  readonly water: WaterTexts;
  readonly country: string | null;
};

export const emptyDraft: Draft = { answers: {}, water: {}, country: null };

/** Anything of the fish or its water. */
export const hasTold = ({ answers, water }: Draft): boolean =>
  Object.keys(answers).length > 0 || Object.values(water).some(({ text }) => text.trim() !== '');

export const withAnswer = (draft: Draft, id: SignId, present: boolean | null): Draft => {
  const { [id]: _, ...others } = draft.answers;
  return { ...draft, answers: present === null ? others : { ...others, [id]: present } };
};

export const withWater = (draft: Draft, id: WaterId, text: string, unit?: string): Draft => ({
  ...draft,
  water: { ...draft.water, [id]: { text, ...(unit !== undefined && { unit }) } },
});
