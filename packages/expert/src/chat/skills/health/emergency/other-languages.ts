import type { EmergencyKind } from './kinds.ts';

/** Gasping and dying fish in the languages of neighbours and of koi; the answer is English all the same. */
const words: readonly [EmergencyKind, RegExp][] = [
  [
    'gasping',
    /schnapp\w* (?:nach )?luft|nach luft|atemnot|happen naar lucht|naar lucht|suffoqu|à la surface|cherchent de l['’]air|boquea|jadea|respirar en la superficie|boccheggia|łapi\w* powietrz|鼻上げ|酸欠|浮头/iu,
  ],
  [
    'deaths',
    /(?:fische|koi|karpfen)[^.?!]{0,20}(?:gestorben|sterben|tot\b)|(?:vissen|koi'?s?|karpers?)[^.?!]{0,20}(?:dood|sterven)|(?:poissons?|ko[iï]s?|carpes?)[^.?!]{0,20}(?:morts?|meurent|mourir)|(?:peces|pez|kois?|carpas?)[^.?!]{0,20}(?:muert|muriendo|mueren)|(?:pesci|carpe|koi)[^.?!]{0,20}(?:mort|morendo|muoiono)|(?:ryby|karpie|koi)[^.?!]{0,20}(?:zdych|umier|padaj)|死んで|死ん だ|死にました/iu,
  ],
];

/** Emergencies told in another language. */
export const kindsInOtherLanguage = (text: string): EmergencyKind[] =>
  words.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
