import type { Analysis } from '@nishiki/contract/analysis';

type Load<T> = () => Promise<T>;

// Globs, since the example is made by the recognition engine and may not be there in a build.
const results = import.meta.glob<Analysis>('./analysis.json', { import: 'default' });
const photos = import.meta.glob<string>('./koi.jpg', { query: '?url', import: 'default' });

const only = <T>(files: Record<string, Load<T>>): Load<T> | undefined => Object.values(files)[0];

/** Loads the drawn example with its picture; null where this build has none. */
export const findExample = (): Load<Analysis> | null => {
  const loadResult = only(results);
  const loadPhoto = only(photos);
  if (loadResult === undefined || loadPhoto === undefined) return null;
  return async () => {
    const [analysis, url] = await Promise.all([loadResult(), loadPhoto()]);
    return { ...analysis, photo: analysis.photo && { ...analysis.photo, url } };
  };
};
