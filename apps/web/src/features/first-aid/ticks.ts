/** What was ticked, by emergency: the orders themselves, so that a changed text is not ticked. */
const KEY = 'nishiki-first-aid';

export type TickStore = Pick<Storage, 'getItem' | 'setItem'>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const readAll = (store: TickStore): Record<string, unknown> => {
  try {
    const all: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    // Blocked, or not ours: nothing is ticked.
    return {};
  }
};

export const readTicks = (store: TickStore, emergency: string): readonly string[] => {
  const ticked = readAll(store)[emergency];
  return isTexts(ticked) ? ticked : [];
};

/** Ticks stay until they are taken back. Where the browser keeps nothing, they stand on the page alone. */
export const keepTicks = (store: TickStore, emergency: string, ticked: readonly string[]): void => {
  try {
    store.setItem(KEY, JSON.stringify({ ...readAll(store), [emergency]: ticked }));
  } catch {
    // Full or blocked.
  }
};
