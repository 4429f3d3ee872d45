import type { Genotype } from '@nishiki/koi-science/inheritance';
import type { Variety } from '@nishiki/knowledge/varieties/schema';

/**
 * What a parent carries of the gene for black patches (Gomelsky, Cherfas & Hulata 1996): Kohaku and
 * plain koi are aa, koi with black patches carry at least one. null: nobody has tested that variety.
 */
export const blackOf = ({ id, showClass }: Variety): Genotype | 'shows' | null => {
  if (['tancho', 'hikari-moyo', 'hikari-utsuri', 'kawarimono', 'koromo'].includes(showClass)) {
    if (/sanke|showa|bekko|utsuri|yamatonishiki|heisei/.test(id)) return 'shows';
    return ['tancho-kohaku', 'kanoko-kohaku', 'shiro-muji', 'benigoi', 'sakura-ogon'].includes(id)
      ? 'aa'
      : null;
  }
  if (['sanke', 'showa', 'utsuri', 'bekko'].includes(showClass)) return 'shows';
  return showClass === 'kohaku' ? 'aa' : null;
};

/** Told, or shown by plain brothers and sisters, to carry one gene for black and not two. */
export const carriesOne = (text: string): boolean =>
  /\b(?:one|1|single) (?:copy|gene|black gene|dose)\b|\bcarr(?:y|ies|ying) (?:only )?one\b|\bhet(?:erozyg\w*)?\b|\bbl\W?bl\b|\bplain (?:kohaku )?siblings\b|\b(?:had|with|have) (?:some |plain )*kohaku (?:siblings|brothers|sisters|young|babies|fry)\b|\b(?:one|a) parent (?:was|is|were) (?:a )?kohaku\b/.test(
    text,
  );

const kin = /^(?:siblings?|brothers?|sisters?|mother|father|mum|dad|grand\w*)$/;

/** Whether every naming of a variety stands for relatives of the parents: "had plain kohaku siblings". */
const isKinOnly = (text: string, { name }: Variety): boolean => {
  const words = text.match(/[a-z]+/g) ?? [];
  const places = words.flatMap((word, at) =>
    name.toLowerCase().includes(word.replace(/s$/, '')) && word.length > 3 ? [at] : [],
  );
  return places.length > 0 && places.every((at) => kin.test(words[at + 1] ?? ''));
};

/** The two parents, the same variety twice where two of it are paired. */
export const parentsIn = (text: string, named: readonly Variety[]): readonly Variety[] => {
  const parents = named.length > 1 ? named.filter((one) => !isKinOnly(text, one)) : named;
  const twice =
    /\b(\w{4,}?)s? (?:x|with|and|to|cross\w*(?: with)?|over) (?:an?other |an? |my other )?\1s?\b/.exec(
      text,
    )?.[1];
  const same =
    twice === undefined
      ? undefined
      : parents.find(({ name }) => name.toLowerCase().includes(twice));
  return same ? [same, same] : parents;
};
