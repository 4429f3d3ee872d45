/**
 * From the looks of a koi to what it is called: the decision rules of facts B.6 in their order. Sheen
 * first, then net, then where red and black lie.
 */
import type { Looks } from './description.ts';
import { stillToCome } from './unfinished.ts';
import { verdict, type Verdict } from './verdict.ts';

const showaBlack = ({ blackOnHead, blackAtFins, blackWraps }: Looks): boolean =>
  blackOnHead === true || (blackOnHead === null && (blackAtFins === true || blackWraps === true));
const clearBlack = ({ blackOnHead, blackAtFins, blackWraps }: Looks): boolean =>
  blackOnHead === false || (blackOnHead === null && blackAtFins !== true && blackWraps === false);

const headAndFins =
  'Look at the head and where the pectoral fins join the body: black there decides.';

const metallic = (l: Looks): Verdict => {
  if (l.doitsu && l.black) return verdict(['kikokuryu'], 'metallic, scaleless and with black');
  if (l.doitsu && l.blue) return verdict(['kinsui'], 'metallic, scaleless and bluish');
  if (l.doitsu && (l.red || l.yellow))
    return verdict(
      ['kikusui', 'hariwake'],
      'metallic, scaleless, with orange or yellow',
      'Wavy orange along both sides makes a Kikusui.',
    );
  if (l.net === 'pinecone' || l.net === 'somewhere' || l.net === 'on-white')
    return l.red && !l.oneColour
      ? verdict(
          ['kujaku', 'kin-matsuba'],
          'metallic with a dark net and red or orange',
          'Patches of red over the net make a Kujaku, one gold ground a Kin Matsuba.',
        )
      : verdict(
          l.yellow ? ['kin-matsuba'] : ['gin-matsuba', 'kin-matsuba'],
          'metallic, one colour, with a dark pinecone net',
        );
  if (l.black && showaBlack(l))
    return l.red && l.white
      ? verdict(['kin-showa'], 'metallic, with black across the head or around the body')
      : verdict(
          l.red ? ['kin-hi-utsuri'] : l.yellow ? ['kin-ki-utsuri'] : ['gin-shiro-utsuri'],
          'metallic, two colours, with black across the head or around the body',
        );
  if (l.black)
    return l.red
      ? verdict(['yamatonishiki', 'kin-showa'], 'metallic white with red and black', headAndFins)
      : verdict(
          l.yellow ? ['tora-ogon', 'kin-ki-utsuri'] : ['gin-bekko', 'gin-shiro-utsuri'],
          'metallic, one ground, with black',
          headAndFins,
        );
  if (l.red && l.white)
    return verdict(
      ['sakura-ogon', 'hariwake'],
      'metallic white with red',
      'Deep red in a Kohaku pattern is a Sakura, orange or gold a Hariwake.',
    );
  if (l.yellow && l.white) return verdict(['hariwake'], 'metallic white with yellow or orange');
  if (l.yellow) return verdict(['yamabuki-ogon'], 'one metallic yellow');
  if (l.red)
    return verdict(
      ['orenji-ogon', 'hi-ogon'],
      'one metallic orange or red',
      'Orange is an Orenji, red a Hi Ogon.',
    );
  if (l.blue) return verdict(['nezu-ogon'], 'one metallic grey');
  if (l.white) return verdict(['purachina-ogon'], 'one metallic white');
  return verdict(
    ['hikari-muji', 'hikari-moyo'],
    'metallic',
    'One colour is Hikari Muji, two and more are Hikari Moyo.',
  );
};

const withRedWhiteBlack = (l: Looks): Verdict => {
  if (showaBlack(l))
    return verdict(
      ['showa'],
      `red, white and black, with black ${l.blackOnHead ? 'on the head' : l.blackAtFins ? 'at the fins' : 'around the body'}`,
      l.blackAtFins === null
        ? 'Solid black at the base of the pectoral fins (motoguro) confirms it.'
        : l.blackOnHead === null
          ? 'Black on the head as well confirms it.'
          : null,
    );
  if (clearBlack(l))
    return verdict(
      ['sanke'],
      'white with red and small black stones, the head clear of black',
      'A Kindai Showa with much white looks alike: check the base of the pectoral fins for solid black.',
    );
  return verdict(['sanke', 'showa'], 'red, white and black', headAndFins);
};

const blackAndOne = (l: Looks): Verdict => {
  if (l.whiteTips)
    return verdict(
      l.blackOnHead === false || l.whiteOnHead ? ['hageshiro', 'hajiro'] : ['hajiro', 'hageshiro'],
      'black with white fin tips',
      'White over the head as well makes a Hageshiro, fin tips alone a Hajiro.',
    );
  const [utsuri, bekko] = l.red
    ? ['hi-utsuri', 'aka-bekko']
    : l.yellow
      ? ['ki-utsuri', 'ki-bekko']
      : ['shiro-utsuri', 'shiro-bekko'];
  if (l.doitsu && l.white)
    return verdict(
      ['kumonryu'],
      'scaleless, black and white',
      'Its black drifts with the water’s warmth; firm black with motoguro makes a doitsu Shiro Utsuri.',
    );
  if (showaBlack(l))
    return verdict(
      [utsuri as string],
      'black and one other colour, the black across the head or around the body',
    );
  if (clearBlack(l))
    return verdict([bekko as string], 'one light colour with small black stones, the head clear');
  return verdict([utsuri as string, bekko as string], 'black and one other colour', headAndFins);
};

/** Null where too little was told. */
export const decide = (l: Looks): Verdict | null => {
  if (l.metallic) return metallic(l);
  if (l.net === 'on-red')
    return verdict(
      ['goromo', 'goshiki'],
      'red with dark scale edges inside it',
      'With a net on the white as well it is a Goshiki.',
    );
  if (l.net === 'on-white') return verdict(['goshiki'], 'red over a dark net on the white');
  if (l.net === 'pinecone')
    return verdict(
      l.red ? ['aka-matsuba'] : l.yellow ? ['ki-matsuba'] : ['shiro-matsuba'],
      'one colour without sheen, each scale with a dark centre',
    );
  const unfinished = stillToCome(l);
  if (unfinished) return unfinished;
  if (l.blue && (l.net || l.red || l.doitsu) && !l.brown)
    return l.doitsu
      ? verdict(['shusui'], 'blue, scaleless, with large scales down the back')
      : verdict(
          ['asagi', 'goshiki'],
          'a blue-grey net, with red',
          'Red low on the sides makes an Asagi, Kohaku-like red on the back a Goshiki.',
        );
  if (l.onlyHeadRed) {
    if (!l.black) return verdict(['tancho-kohaku'], 'white with red on the head only');
    if (showaBlack(l)) return verdict(['tancho-showa'], 'red on the head only, with bold black');
    return clearBlack(l)
      ? verdict(
          ['tancho-sanke'],
          'red on the head only, and small black stones on white',
          'Black that grows into bands, or solid black at the base of the pectoral fins, would make a Tancho Showa.',
        )
      : verdict(['tancho-sanke', 'tancho-showa'], 'red on the head only, with black', headAndFins);
  }
  if (l.red && l.white && l.black) return withRedWhiteBlack(l);
  if (l.red && l.white)
    return l.headSpotAndMore
      ? verdict(
          ['maruten-kohaku'],
          'red and white, with a head spot of its own and more red behind',
        )
      : verdict(
          ['kohaku'],
          'red and white and nothing else',
          'One true black stone would make it a Sanke: look on the shoulder and in the pectoral fins.',
        );
  if (l.black && l.brown && !l.red && !l.yellow)
    return verdict(
      ['magoi', 'karasugoi'],
      'black from above, bronze in good light',
      'True black without bronze is a Karasugoi.',
    );
  if (l.black && (l.white || l.red || l.yellow)) return blackAndOne(l);
  if (l.brown && l.blue)
    return verdict(['ochiba-shigure'], 'brown patches on blue-grey, without sheen');
  if (l.brown) return verdict(['chagoi'], 'brown all over, without sheen');
  if (l.green)
    return verdict(
      ['midorigoi'],
      'green',
      'Young Chagoi can look olive: a Midorigoi is usually scaleless.',
    );
  if (l.blue)
    return verdict(
      ['soragoi'],
      'plain blue-grey',
      'A net on the back and red on the sides would make an Asagi.',
    );
  if (l.yellow && l.white)
    return verdict(
      ['hariwake', 'kigoi'],
      'yellow and white',
      'Metallic on head and fins makes a Hariwake.',
    );
  if (l.yellow && l.matt)
    return verdict(
      ['kigoi', 'karashigoi'],
      'yellow without sheen',
      'Clear lemon: Kigoi. Soft mustard: Karashigoi.',
    );
  if (l.yellow)
    return verdict(
      ['kigoi', 'karashigoi', 'yamabuki-ogon'],
      'yellow',
      'Metal on head and fins: Yamabuki. Clear lemon: Kigoi. Soft mustard: Karashigoi.',
    );
  if (l.black)
    return verdict(
      ['karasugoi', 'magoi', 'hajiro'],
      'black',
      'White fin tips make a Hajiro; deep bronze in good light a Magoi.',
    );
  if (l.red)
    return verdict(['benigoi'], 'red all over', 'Dark scale centres would make an Aka Matsuba.');
  if (l.white)
    return verdict(
      ['shiro-muji', 'purachina-ogon'],
      'white all over',
      'With a metallic shine on head and fins it is a Purachina (platinum) Ogon.',
    );
  return null;
};
