import { sourcesReadOn } from './source-read.ts';
import type { Source } from './source.ts';

const from = sourcesReadOn('2026-12-01');

/** What is looked for in a koi of one variety, and varieties that few describe. */
export const appreciationSources: readonly Source[] = [
  from(
    'koimag-showa',
    'Koi appreciation: Showa',
    'KOI magazine',
    'https://www.koimag.co.uk/advice/koi-appreciation/showa',
  ),
  from(
    'koi4u-showa',
    'Showa',
    'Koi4u',
    'http://koi4u.co.za/index.php?option=com_content&view=article&id=36:showa&catid=31&Itemid=201',
  ),
  from(
    'koiandponds-kohaku',
    'Koi varieties: Kohaku (a copy)',
    'KoiAndPonds',
    'https://pdfslide.us/documents/koi-varieties-kohaku.html',
  ),
  from(
    'koi-kichi-patterns',
    'Koi Kichi 101: patterns, after guidelines of the ZNA',
    'Koifla, kept by oocities.org',
    'https://www.oocities.org/koifla/koi_kichi.htm',
  ),
  from(
    'kodama-asagi',
    'Asagi',
    'Kodama Koi Farm',
    'https://www.kodamakoifarm.com/variety/asagi/',
    'trade',
  ),
  from(
    'waterscene-shusui',
    'Koi fads: Shusui and Asagi',
    'Waterscene',
    'https://waterscene.ca/koi-fads',
    'trade',
  ),
  from(
    'pond-creation-koromo',
    'Koromo koi',
    'Pond Creation',
    'http://www.pond-creation.com/koromo.html',
    'trade',
  ),
  from(
    'koi-keiko-hikari-muji',
    'Hikari Muji',
    'Koi Keiko',
    'http://www.koi-keiko.nl/soorten-koi/hikari-muji/',
  ),
  from(
    'koifish-varieties',
    'Koi varieties and their viewing points',
    'Koifish Pages',
    'http://koifish-carp.blogspot.com/p/koi-varieties.html',
  ),
  from(
    'koienterprise-kin-showa',
    'Kin Showa',
    'Koi Enterprise',
    'https://koienterprise.com/product/kin-showa/',
    'trade',
  ),
  from(
    'nextdaykoi-hariwake',
    'Hariwake: what to look for',
    'Next Day Koi',
    'https://nextdaykoi.com/koi-fish/koi/hikarimoyo/hariwake',
    'trade',
  ),
  from(
    'nextdaykoi-ochiba',
    'Ochiba Shigure: what to look for',
    'Next Day Koi',
    'https://nextdaykoi.com/koi-fish/koi/kawarimono/ochiba-shigure',
    'trade',
  ),
  from(
    'koisale-hariwake',
    'Hariwake',
    'Koisale',
    'https://koisale.com/pages/koi-varieties/hariwake.html',
    'trade',
  ),
  from(
    'nishikigoi-kujaku-parts',
    'Kujaku in detail, part 2: building blocks',
    'Nishikigoi.life',
    'http://nishikigoi.life/2019/11/24/kujaku-in-detail-part-2-building_blocks/',
  ),
  from(
    'nishikigoi-kujaku-details',
    'Kujaku in detail, part 3: the details',
    'Nishikigoi.life',
    'http://nishikigoi.life/2019/11/29/kujaku-in-detail-part-3-the-details/',
  ),
  from(
    'hanover-kikokuryu',
    'Kikokuryu',
    'Hanover Koi Farms',
    'https://www.hanoverkoifarms.com/about-koi/guide-koi-breeds-kikokuryu/',
    'trade',
  ),
  from(
    'jnpa-doitsu',
    'Varieties of nishikigoi: Doitsugoi',
    'All Japan Nishikigoi Promotion Association (JNPA)',
    'https://jnpa.info/en/nishikigoi/varieties/tag/doitsugoi/',
    'trade',
  ),
  from(
    'koinet-terms',
    'Dictionary of koi terms',
    'Koinet',
    'https://www.koinet.net/j/index.php/dictionary/koi-terms?start=120',
  ),
  from(
    'ailyns-descriptions',
    'Koi descriptions',
    'Ailyn’s Pond',
    'https://a1-main.com/a1-main/ailyns-pond/koi_descriptions.html',
  ),
  from(
    'koi-type-matsuba',
    'Koi type classification, part 4: Matsuba and Kawarimono',
    'A-fish-koi-fish weblog',
    'http://a-fish-koi-fish.blogspot.com/2009/05/koi-type-classification-part-iv.html',
  ),
  from(
    'koieagle-kawarimono',
    'Kawarimono (in Dutch)',
    'Koi Eagle',
    'http://www.koieagle.nl/e107_plugins/content/content.php?content.595',
  ),
  from(
    'koiciftligi-kanoko',
    'Kanoko (in Turkish)',
    'Koi Çiftliği',
    'http://koiciftligi.com/?s=sayfa&id=191',
    'trade',
  ),
  from('iazz-kawarimono', 'Kawarimono (in Romanian)', 'iazz.ro', 'https://iazz.ro/kawarimono/'),
];
