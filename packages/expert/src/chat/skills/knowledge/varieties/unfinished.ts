import type { Looks } from './description.ts';
import { verdict, type Verdict } from './verdict.ts';

/** A young koi whose black still lies under the skin as a bluish shadow; null for any other. */
export const stillToCome = (l: Looks): Verdict | null => {
  if (!l.shadow || !l.white) return null;
  return l.red
    ? verdict(
        ['sanke', 'showa'],
        'red and white, with black still to come from under the skin',
        'Look again as a Nisai: black on the back alone makes a Sanke, on the head as well a Showa.',
      )
    : verdict(
        ['shiro-bekko', 'shiro-utsuri'],
        'white, with black still to come from under the skin',
        'Look again as a Nisai: black on the back alone makes a Bekko, on the head as well an Utsuri.',
      );
};
