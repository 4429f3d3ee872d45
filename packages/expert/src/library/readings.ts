/** Everything of the knowledge base that can be read out, as one list: what the search finds, with its statements. */
import { articles } from '@nishiki/knowledge/articles/catalogue';
import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import {
  conditionAddress,
  questionAddress,
  toolAddress,
  treatmentAddress,
  varietyAddress,
  waterAddress,
} from '@nishiki/knowledge/reference/addresses';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { searchEntries } from '@nishiki/knowledge/search/entries';
import type { SearchEntry } from '@nishiki/knowledge/search/entry';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { judgedOf } from '@nishiki/knowledge/varieties/judged';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';

export type Reading = {
  readonly entry: SearchEntry;
  /** The answer in a sentence or two. */
  readonly short: Statement;
  /** The rest, in reading order. */
  readonly more: readonly Statement[];
  /** What must not be done. */
  readonly never: readonly Statement[];
};
type Body = Omit<Reading, 'entry'>;

const bodies = (): Map<string, Body> =>
  new Map([
    ...articles.map(({ topic, id, short, points }): [string, Body] => [
      questionAddress(topic, id),
      { short, more: points, never: [] },
    ]),
    ...conditions.map((c): [string, Body] => [
      conditionAddress(c.id),
      {
        short: c.features[0] ?? uncited(c.name),
        more: [...c.features.slice(1), c.firstAction, c.confirmedBy, c.treatment],
        never: [],
      },
    ]),
    ...treatments.map(({ id, summary, statements, warnings }): [string, Body] => [
      treatmentAddress(id),
      { short: uncited(summary), more: statements, never: warnings.slice(0, 2).map(uncited) },
    ]),
    ...waterParameters.map((p): [string, Body] => [
      waterAddress(p.id),
      {
        short: p.what[0] ?? uncited(p.summary),
        more: [
          ...p.target,
          ...p.what.slice(1),
          ...p.why,
          ...p.test,
          ...p.raises,
          ...p.lowers,
          ...p.besides,
        ],
        never: p.never.slice(0, 2),
      },
    ]),
    ...calculators.map(({ id, summary, facts, limits }): [string, Body] => [
      toolAddress(id),
      { short: uncited(summary), more: [...facts, ...limits], never: [] },
    ]),
    ...catalogue.map((v): [string, Body] => [
      varietyAddress(v.id),
      { short: uncited(v.summary), more: [...v.features, ...judgedOf(v)], never: [] },
    ]),
    ...emergencies.map(({ id, signs, steps, never }): [string, Body] => [
      `${FIRST_AID}#${id}`,
      {
        short: uncited(signs.join(' ')),
        more: steps.map((step) => ({ ...step.why, text: step.do })),
        never,
      },
    ]),
  ]);

/** All readings, in the order of the search's entries. Made anew on each call: keep it. */
export const readings = (): Reading[] => {
  const known = bodies();
  return searchEntries().map((entry) => ({
    entry,
    ...(known.get(entry.path) ?? { short: uncited(entry.text), more: [], never: [] }),
  }));
};
