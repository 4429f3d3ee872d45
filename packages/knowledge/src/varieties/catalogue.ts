import { asagi } from './asagi.ts';
import { bekko } from './bekko.ts';
import { goshiki } from './goshiki.ts';
import { hikariMoyo } from './hikari-moyo.ts';
import { hikariMuji } from './hikari-muji.ts';
import { hikariUtsuri } from './hikari-utsuri.ts';
import { kawariPatterned } from './kawari-patterned.ts';
import { kawariPlain } from './kawari-plain.ts';
import { kohaku } from './kohaku.ts';
import { koromo } from './koromo.ts';
import { sanke } from './sanke.ts';
import type { Variety } from './schema.ts';
import { showa } from './showa.ts';
import { shusui } from './shusui.ts';
import { tancho } from './tancho.ts';
import { utsuri } from './utsuri.ts';

/** Every variety we describe, in the order of the show classes. */
export const catalogue: readonly Variety[] = [
  ...kohaku,
  ...sanke,
  ...showa,
  ...utsuri,
  ...bekko,
  ...asagi,
  ...shusui,
  ...koromo,
  ...goshiki,
  ...hikariMuji,
  ...hikariUtsuri,
  ...hikariMoyo,
  ...kawariPlain,
  ...kawariPatterned,
  ...tancho,
];
