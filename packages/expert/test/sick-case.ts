import type { SignId } from '@nishiki/contract/condition';
import type { Case } from '../src/chat/case.ts';
import type { Message, Reading } from '../src/chat/message.ts';
import { caseOf, messageOf } from './case-of.ts';

type Told = {
  readonly text?: string;
  readonly signs?: readonly SignId[];
  readonly absent?: readonly SignId[];
  readonly water?: Reading;
  readonly deaths?: number;
  readonly country?: string;
  readonly litres?: number;
};

/** A case about ill fish, in which the last message told everything. */
export const sickCase = (told: Told = {}, message: Partial<Message> = {}): Case => {
  const signs = new Map<SignId, boolean>([
    ...(told.signs ?? []).map((id) => [id, true] as const),
    ...(told.absent ?? []).map((id) => [id, false] as const),
  ]);
  const fish = { ...messageOf().fish, deaths: told.deaths ?? null };
  return caseOf({
    message: {
      text: told.text ?? 'my koi',
      intents: ['health'],
      signs,
      reading: told.water ?? {},
      fish,
      country: told.country ?? null,
      ...message,
    },
    signs,
    water: told.water ?? {},
    fish,
    country: told.country ?? null,
    ...(told.litres === undefined ? {} : { volume: { litres: told.litres, how: null } }),
  });
};
