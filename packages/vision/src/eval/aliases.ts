import { classIds } from '../types.ts';

/** Other names in use for the classes, and varieties that are colour forms of one of them. */
const aliases: Readonly<Record<string, string>> = {
  koromo: 'goromo',
  'ai-goromo': 'goromo',
  'budo-goromo': 'goromo',
  'sumi-goromo': 'goromo',
  ogon: 'hikari-muji',
  'yamabuki-ogon': 'hikari-muji',
  yamabuki: 'hikari-muji',
  platinum: 'hikari-muji',
  'platinum-ogon': 'hikari-muji',
  purachina: 'hikari-muji',
  hikarimuji: 'hikari-muji',
  hikarimono: 'hikari-muji',
  'orenji-ogon': 'hikari-muji',
  'orange-ogon': 'hikari-muji',
  'taisho-sanke': 'sanke',
  'taisho-sanshoku': 'sanke',
  sanshoku: 'sanke',
  'showa-sanke': 'showa',
  'showa-sanshoku': 'showa',
  'kindai-showa': 'showa',
  'hi-showa': 'showa',
  'shiro-bekko': 'bekko',
  'aka-bekko': 'bekko',
  'ki-bekko': 'bekko',
  'shiro-utsuri': 'utsuri',
  'hi-utsuri': 'utsuri',
  'ki-utsuri': 'utsuri',
  utsurimono: 'utsuri',
  'tancho-kohaku': 'tancho',
  'tancho-sanke': 'tancho',
  'tancho-showa': 'tancho',
  'inazuma-kohaku': 'kohaku',
  'yamato-nishiki': 'hikari-moyo',
  yamatonishiki: 'hikari-moyo',
  hariwake: 'hikari-moyo',
  kikusui: 'hikari-moyo',
  kujaku: 'hikari-moyo',
  hikarimoyo: 'hikari-moyo',
  hikarimoyomono: 'hikari-moyo',
  'hikari-moyomono': 'hikari-moyo',
  hikariutsuri: 'hikari-utsuri',
  hikariutsurimono: 'hikari-utsuri',
  'kin-showa': 'hikari-utsuri',
  'gin-shiro-utsuri': 'hikari-utsuri',
  'kin-ki-utsuri': 'hikari-utsuri',
  chagoi: 'kawarimono',
  soragoi: 'kawarimono',
  karasugoi: 'kawarimono',
  kumonryu: 'kawarimono',
  'beni-kumonryu': 'kawarimono',
  benigoi: 'kawarimono',
  kigoi: 'kawarimono',
  ochiba: 'kawarimono',
  'ochiba-shigure': 'kawarimono',
  kawari: 'kawarimono',
};

/** 'Hikari Muji', 'KOHAKU', 'ki_utsuri' to the names used here; unknown names are kept as written. */
export const normaliseLabel = (label: string): string => {
  const plain = label
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s_/]+/g, '-')
    .replace(/-+/g, '-');
  return aliases[plain] ?? plain;
};

/** Whether the classifier has an output for a label. */
export const isKnown = (label: string): boolean => (classIds as readonly string[]).includes(label);
