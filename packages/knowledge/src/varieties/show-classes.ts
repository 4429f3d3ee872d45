/**
 * Classes in which koi compete. Societies differ: the British one benches 13 classes, American and
 * Japanese ones 14 and more; this is the finest common division, joined up again where a show does so.
 * Sources: 'bkks-classes', 'washington-classes'.
 */
export const showClassIds = [
  'kohaku',
  'sanke',
  'showa',
  'utsuri',
  'bekko',
  'asagi',
  'shusui',
  'koromo',
  'goshiki',
  'hikari-muji',
  'hikari-utsuri',
  'hikari-moyo',
  'kawarimono',
  'tancho',
] as const;
export type ShowClassId = (typeof showClassIds)[number];

export const showClassNames: Record<ShowClassId, string> = {
  kohaku: 'Kohaku',
  sanke: 'Taisho Sanke',
  showa: 'Showa',
  utsuri: 'Utsurimono',
  bekko: 'Bekko',
  asagi: 'Asagi',
  shusui: 'Shusui',
  koromo: 'Koromo',
  goshiki: 'Goshiki',
  'hikari-muji': 'Hikari Muji',
  'hikari-utsuri': 'Hikari Utsuri',
  'hikari-moyo': 'Hikari Moyo',
  kawarimono: 'Kawarimono',
  tancho: 'Tancho',
};
