import { varietyNames } from './names.ts';
import { showClassIds, showClassNames, type ShowClassId } from './show-classes.ts';

/** The names are in the order of the show classes: this one begins each of them. */
const first: Record<ShowClassId, string> = {
  kohaku: 'kohaku',
  sanke: 'sanke',
  showa: 'showa',
  utsuri: 'utsuri',
  bekko: 'bekko',
  asagi: 'asagi',
  shusui: 'shusui',
  koromo: 'goromo',
  goshiki: 'goshiki',
  'hikari-muji': 'hikari-muji',
  'hikari-utsuri': 'hikari-utsuri',
  'hikari-moyo': 'hikari-moyo',
  kawarimono: 'kawarimono',
  tancho: 'tancho',
};

const ids = Object.keys(varietyNames);

/** All varieties by the class in which they are shown, without their texts. */
export const varietiesByClass: readonly {
  readonly name: string;
  readonly varieties: readonly (readonly [id: string, name: string])[];
}[] = showClassIds.map((showClass, at) => {
  const next = showClassIds[at + 1];
  const end = next === undefined ? ids.length : ids.indexOf(first[next]);
  const own = ids.slice(ids.indexOf(first[showClass]), end);
  return {
    name: showClassNames[showClass],
    varieties: own.map((id) => [id, varietyNames[id] ?? id] as const),
  };
});
