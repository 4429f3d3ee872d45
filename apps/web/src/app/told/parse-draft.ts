import { signIds } from '@nishiki/knowledge/conditions/sign-ids';
import { emptyDraft, type Answers, type Draft, type WaterTexts } from './draft.ts';
import { waterValues } from './water-values.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answersIn = (stored: unknown): Answers =>
  isRecord(stored)
    ? Object.fromEntries(
        signIds.flatMap((id) => {
          const present = stored[id];
          return typeof present === 'boolean' ? [[id, present]] : [];
        }),
      )
    : {};

const waterIn = (stored: unknown): WaterTexts =>
  isRecord(stored)
    ? Object.fromEntries(
        waterValues.flatMap(({ id }) => {
          const typed = stored[id];
          if (!isRecord(typed) || typeof typed['text'] !== 'string') return [];
          const unit = typed['unit'];
          return [[id, { text: typed['text'], ...(typeof unit === 'string' && { unit }) }]];
        }),
      )
    : {};

/** What was kept, without anything that this page does not know. */
export const parseDraft = (text: string | null): Draft => {
  if (text === null) return emptyDraft;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return emptyDraft;
    const country = stored['country'];
    return {
      answers: answersIn(stored['answers']),
      water: waterIn(stored['water']),
      country: typeof country === 'string' ? country : null,
    };
  } catch {
    return emptyDraft;
  }
};
