import type { Companion } from '@nishiki/koi-science/treatments/situation';
import type { YesNoId } from './answers.ts';
import type { QuestionId } from './asked.ts';

export const yesNoWords: Readonly<Record<YesNoId, { ask: string; hint?: string }>> = {
  reportable: {
    ask: 'Could it be KHV or SVC?',
    hint: 'Many ill at once, dead or white-brown patches on the gills, sunken eyes, deaths after new fish came.',
  },
  distressed: { ask: 'Does any fish gasp, roll or jump?' },
  confirmed: {
    ask: 'Was it seen under a microscope?',
    hint: 'A scrape of skin or gills, or a laboratory.',
  },
  thiosulphate: {
    ask: 'Was dechlorinator added in the last two days?',
    hint: 'With thiosulphate, as most are.',
  },
  zeolite: { ask: 'Is there zeolite in the filter?' },
  aerated: {
    ask: 'Does strong aeration run?',
    hint: 'An air pump or a fountain, enough for all of this water.',
  },
  uvoff: { ask: 'Is the UV lamp off?', hint: 'Yes as well where there is none.' },
  watched: { ask: 'Can you stay and watch them all the time?' },
  peroxide: { ask: 'Does hydrogen peroxide of 3 % stand ready?' },
};

export const companionWords: Readonly<Record<Companion, string>> = {
  goldfish: 'Goldfish',
  orfe: 'Orfe',
  tench: 'Tench',
  rudd: 'Rudd',
  sturgeon: 'Sturgeon or sterlet',
};

/** Where a question stands on the page. */
export const placeOf = (question: QuestionId): string => `ask-${question}`;
