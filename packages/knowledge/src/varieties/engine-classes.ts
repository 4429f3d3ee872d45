/** The classes that the recognition engine ranks. Each is also an entry of the catalogue. */
export const engineClassIds = [
  'asagi',
  'bekko',
  'goromo',
  'goshiki',
  'hikari-moyo',
  'hikari-muji',
  'hikari-utsuri',
  'kawarimono',
  'kohaku',
  'sanke',
  'showa',
  'shusui',
  'tancho',
  'utsuri',
] as const;
export type EngineClassId = (typeof engineClassIds)[number];
