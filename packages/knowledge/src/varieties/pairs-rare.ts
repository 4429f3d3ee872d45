import { said, uncited } from '../statement.ts';
import type { Pair } from './pairs.ts';

/** Varieties that are rarely seen, and what they are taken for. */
export const rarePairs: readonly Pair[] = [
  {
    a: 'hajiro',
    b: 'hageshiro',
    tells: [said('Head: black on a Hajiro, white on a Hageshiro.', 'koieagle-kawarimono')],
  },
  {
    a: 'kanoko-kohaku',
    b: 'kohaku',
    tells: [
      said(
        'Red: single dappled scales on a Kanoko Kohaku, solid patches on a Kohaku.',
        'koiciftligi-kanoko',
        'angelkoi-varieties',
      ),
    ],
  },
  {
    a: 'kikokuryu',
    b: 'kin-kikokuryu',
    tells: [said('Colours: gold beside black and white makes the Kin Kikokuryu.', 'jnpa-doitsu')],
  },
  {
    a: 'beni-kikokuryu',
    b: 'beni-kumonryu',
    tells: [said('Lustre: a Beni Kikokuryu is metallic, a Beni Kumonryu is matt.', 'jnpa-doitsu')],
  },
  {
    a: 'gin-matsuba',
    b: 'shiro-matsuba',
    tells: [uncited('Lustre: a Gin Matsuba shines like metal, a Shiro Matsuba is matt.')],
  },
  {
    a: 'kin-matsuba',
    b: 'ki-matsuba',
    tells: [uncited('Lustre: a Kin Matsuba shines like metal, a Ki Matsuba is matt.')],
  },
  {
    a: 'heisei-nishiki',
    b: 'yamatonishiki',
    tells: [
      said(
        'Scales: a Heisei Nishiki is scaleless (doitsu), a Yamatonishiki is scaled.',
        'koinet-terms',
      ),
    ],
  },
  {
    a: 'tora-ogon',
    b: 'ki-bekko',
    tells: [uncited('Lustre: a Tora Ogon shines like metal, a Ki Bekko is matt yellow.')],
  },
];
