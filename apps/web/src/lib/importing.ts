/** The address that Chromium and Firefox name when a module could not be fetched; others fetch it anew by themselves. */
const addressIn = (error: unknown): string | null =>
  /https?:\/\/\S+?\.js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null;

let attempts = 0;

/**
 * Loads a part of the code; where that fails, once more under another address. Browsers remember for
 * the whole visit that a module could not be fetched (github.com/whatwg/html/issues/6768), so the
 * same address would fail long after the network is back.
 */
export const importing = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const address = addressIn(error);
    if (address === null || new URL(address).origin !== window.location.origin) throw error;
    attempts += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${attempts}`)) as T;
  }
};
