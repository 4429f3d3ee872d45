import { articles } from '@nishiki/knowledge/articles/catalogue';
import type { Article } from '@nishiki/knowledge/articles/schema';
import type { Statement } from '@nishiki/knowledge/statement';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import {
  lookAlikesOf,
  tellApartStatements,
  varietyById,
} from '@nishiki/knowledge/varieties/lookup';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import type { ShowClassId } from '@nishiki/knowledge/varieties/show-classes';

/** All of a show class as it is told and turned over: each variety with its forms right behind it. */
export const inClass = (showClass: ShowClassId): Variety[] => {
  const own = catalogue.filter((variety) => variety.showClass === showClass);
  return own
    .filter(({ formOf }) => formOf === undefined)
    .flatMap((variety) => [variety, ...own.filter(({ formOf }) => formOf === variety.id)]);
};

/** The entry that this one is a form of, if it is one. */
export const parentOf = ({ formOf }: Variety): Variety | undefined =>
  formOf === undefined ? undefined : varietyById(formOf);

/** The forms of a variety. */
export const formsOf = ({ id }: Variety): Variety[] =>
  catalogue.filter(({ formOf }) => formOf === id);

/** What stands before and after it in its show class. */
export const neighboursOf = (
  variety: Variety,
): { previous: Variety | undefined; next: Variety | undefined } => {
  const all = inClass(variety.showClass);
  const at = all.indexOf(variety);
  return { previous: all[at - 1], next: all[at + 1] };
};

export type LookAlike = { other: Variety; tells: readonly Statement[] };

const pairsOf = (id: string): LookAlike[] =>
  lookAlikesOf(id).flatMap(({ id: otherId }) => {
    const other = varietyById(otherId);
    return other === undefined ? [] : [{ other, tells: tellApartStatements(id, otherId) }];
  });

/** What it is taken for; a form is also taken for what its parent is taken for. */
export const lookAlikesFor = (variety: Variety): LookAlike[] => {
  const own = pairsOf(variety.id);
  const known = new Set([variety.id, ...own.map(({ other }) => other.id)]);
  const parents = variety.formOf === undefined ? [] : pairsOf(variety.formOf);
  return [...own, ...parents.filter(({ other }) => !known.has(other.id))];
};

/** Questions about the variety; of a form that has none, those about its parent. */
export const questionsAbout = ({ id, formOf }: Variety): readonly Article[] => {
  const about = (wanted: string | undefined) =>
    articles.filter(
      ({ related }) => wanted !== undefined && (related.varieties ?? []).includes(wanted),
    );
  const own = about(id);
  return own.length > 0 ? own : about(formOf);
};
