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
