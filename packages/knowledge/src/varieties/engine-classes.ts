/** The classes that the recognition engine ranks. Each is also an entry of the catalogue. */
export const engineClassIds = [
  'asagi',
  'bekko',
  'goromo',
  'hikari-muji',
  'kohaku',
  'sanke',
  'showa',
  'shusui',
  'tancho',
  'utsuri',
] as const;
export type EngineClassId = (typeof engineClassIds)[number];
