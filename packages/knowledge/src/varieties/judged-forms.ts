import { said, uncited, type Statement } from '../statement.ts';

const asToday = said(
  'It is judged as it is on the day, whatever its black may do next season.',
  'dahl-judging',
);
const snowWhite = said('Snow-white skin; a creamy or yellow head is a fault.', 'nkc-utsuri');
const blackOfCrosses = said(
  'Its black is looked at as on a Sanke or a Showa.',
  'pond-creation-koromo',
);
const glossyBlack = said(
  'Black that is even and glossy over the whole body, and white that is clean.',
  'koieagle-kawarimono',
);
const evenPinecone = uncited('Dark scale centres in even rows over the whole back.');

/** What is asked of one variety beyond its class, by id. */
export const judgedForms: Readonly<Record<string, readonly Statement[]>> = {
  'nidan-kohaku': [
    said('Steps please, since red and white alternate along the back.', 'koiandponds-kohaku'),
  ],
  'inazuma-kohaku': [
    said(
      'A pattern may be unbroken or stepped: what counts is that white and red balance.',
      'koiandponds-kohaku',
    ),
  ],
  'kindai-showa': [
    uncited('White may lead and black be little, but head and fin joints are asked for theirs.'),
  ],
  'hi-showa': [
    said(
      'The balance of red and white asked of other Showa does not apply: nearly all of it is red.',
      'koimag-showa',
    ),
  ],
  'kage-showa': [
    said('A net in part of the black is attractive, but some of it must be solid.', 'koimag-showa'),
  ],
  'shiro-utsuri': [snowWhite],
  'kage-shiro-utsuri': [snowWhite],
  'hi-utsuri': [said('An even, deep red: it is hard to find.', 'gardeners-bible-utsuri')],
  'shiro-bekko': [
    said('White to the tip of the nose; a yellowish head is a weakness.', 'nkc-bekko'),
  ],
  'hi-asagi': [said('The red that makes this form climbs alike on both sides.', 'south-texas-koi')],
  'ai-goromo': [said('Red on the head as on a Kohaku, without a robe.', 'nkc-koromo')],
  'sumi-goromo': [said('The red beneath the black is still to be seen.', 'nkc-koromo')],
  'koromo-sanke': [blackOfCrosses],
  'koromo-showa': [blackOfCrosses],
  'kin-matsuba': [evenPinecone],
  'gin-matsuba': [evenPinecone],
  'kin-showa': [
    said(
      'Crimson is the ideal; most often the sheen makes the red brownish.',
      'koienterprise-kin-showa',
    ),
  ],
  hariwake: [
    said(
      'Bright platinum without a yellow tint, and crisp edges to the second colour.',
      'nextdaykoi-hariwake',
    ),
    said(
      'A clear platinum head is ideal; colour over a part of it does not ruin the fish.',
      'nextdaykoi-hariwake',
      'koisale-hariwake',
    ),
  ],
  kikusui: [
    said(
      'Mirror scales in step on both sides and evenly spaced, not oversized or coarse towards the tail.',
      'koisale-hariwake',
    ),
    said('A pattern with sharp edges, on very white skin.', 'koisale-hariwake'),
  ],
  kujaku: [
    said('Strong lustre on head and body and to the tip of every fin.', 'nishikigoi-kujaku-parts'),
    said('A strong, clean net against bright scale edges.', 'nishikigoi-kujaku-parts'),
    said('A clean, shiny head and pectoral fins.', 'nishikigoi-kujaku-details'),
  ],
  kikokuryu: [asToday],
  'kin-kikokuryu': [asToday],
  'beni-kikokuryu': [asToday],
  chagoi: [
    said(
      'A faultless body with all scales in line, each with a clear edge (fukurin).',
      'ailyns-descriptions',
    ),
    said('One even colour without blemish.', 'ailyns-descriptions'),
    said(
      'The build to grow past 76 cm (30 inches): it has to impress by size.',
      'ailyns-descriptions',
    ),
  ],
  'ochiba-shigure': [
    said('Clean, sharp edges between brown and grey that keep to the scales.', 'nextdaykoi-ochiba'),
    said('The best have brown in steps like the red of a Kohaku.', 'nextdaykoi-ochiba'),
    said('An even net, without missing or misplaced scales.', 'nextdaykoi-ochiba'),
  ],
  benigoi: [said('Solid red; old scars and damaged scales take from it.', 'ailyns-descriptions')],
  karasugoi: [
    said('Jet black of one depth all over: anything less has little worth.', 'koieagle-kawarimono'),
  ],
  hajiro: [glossyBlack],
  hageshiro: [glossyBlack],
  'aka-matsuba': [
    said('The same net all over, on deep red, without discoloured scales.', 'ailyns-descriptions'),
  ],
  'shiro-matsuba': [
    said('The same net all over, without discoloured scales or old scars.', 'koi-type-matsuba'),
  ],
  kumonryu: [asToday],
  'beni-kumonryu': [asToday],
  matsukawabake: [asToday],
  'tancho-kohaku': [uncited('Snow-white skin, since there is little else to look at.')],
};
