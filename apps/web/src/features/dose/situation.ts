import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import { companions, type Situation } from '@nishiki/koi-science/treatments/situation';
import { volumeKnownAs, type Volume } from '@nishiki/koi-science/volume';
import { EARLIER_ROWS, unitOf, type Answers, type YesNoId } from './answers.ts';
import { readAnswer, readDays, type NumberId } from './numbers.ts';

const numberIn = (answers: Answers, id: NumberId): number | null =>
  readAnswer(id, answers[id] ?? '', unitOf(answers, id)).value;

const yesNoIn = (answers: Answers, id: YesNoId): boolean | null =>
  answers[id] === 'yes' ? true : answers[id] === 'no' ? false : null;

/** Litres without a word on how they were found are no volume. */
const volumeIn = (answers: Answers): Volume | null => {
  const litres = numberIn(answers, 'volume');
  const { how } = answers;
  if (litres === null || (how !== 'measured' && how !== 'estimated')) return null;
  return volumeKnownAs(litres, how);
};

const companionsIn = (answers: Answers): Situation['companions'] => {
  if (answers.fish === 'none') return [];
  const kinds = kindsIn(answers);
  return answers.fish === 'some' && kinds.length > 0 ? kinds : null;
};

/** The kinds that were ticked. */
export const kindsIn = (answers: Answers): (typeof companions)[number][] => {
  const named = (answers.kinds ?? '').split('.');
  return companions.filter((kind) => named.includes(kind));
};

/** One row that is only half filled in makes the whole history unknown. */
const earlierIn = (answers: Answers): Situation['earlier'] => {
  if (answers.earlier === 'none') return [];
  if (answers.earlier !== 'some') return null;
  const rows = EARLIER_ROWS.map((row) => ({
    id: answers[`given${row}`] ?? '',
    days: answers[`days${row}`] ?? '',
  })).filter(({ id, days }) => id !== '' || days !== '');
  const known = rows.flatMap(({ id, days }) => {
    const { value } = readDays(days);
    return id === '' || value === null ? [] : [{ id, daysAgo: value }];
  });
  return rows.length > 0 && known.length === rows.length ? known : null;
};

/** NH3 needs all three: total ammonia alone says nothing. */
export const nh3In = (answers: Answers): number | null => {
  const total = numberIn(answers, 'ammonia');
  const celsius = numberIn(answers, 'temperature');
  const ph = numberIn(answers, 'ph');
  if (total === null || celsius === null || ph === null) return null;
  return unionisedAmmonia(total, celsius, ph);
};

/** What the answers say of the pond. Nothing is guessed: what was not answered, or not readably, is null. */
export const situationIn = (answers: Answers): Situation => ({
  volume: volumeIn(answers),
  celsius: numberIn(answers, 'temperature'),
  ph: numberIn(answers, 'ph'),
  nh3: nh3In(answers),
  nitrite: numberIn(answers, 'nitrite'),
  oxygen: numberIn(answers, 'oxygen'),
  kh: numberIn(answers, 'kh'),
  gh: numberIn(answers, 'gh'),
  salt: numberIn(answers, 'salt'),
  companions: companionsIn(answers),
  earlier: earlierIn(answers),
  thiosulphate: yesNoIn(answers, 'thiosulphate'),
  zeolite: yesNoIn(answers, 'zeolite'),
  distressed: yesNoIn(answers, 'distressed'),
  aerated: yesNoIn(answers, 'aerated'),
  watched: yesNoIn(answers, 'watched'),
  peroxideReady: yesNoIn(answers, 'peroxide'),
  uvOff: yesNoIn(answers, 'uvoff'),
  confirmed: yesNoIn(answers, 'confirmed'),
  reportable: yesNoIn(answers, 'reportable'),
});
