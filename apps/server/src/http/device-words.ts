import Bowser from 'bowser';

const MOST = 80;
/** Browsers come again with every request, and there are few kinds of them. */
const REMEMBERED = 1000;
const known = new Map<string, string>();

const parse = (userAgent: string): string => {
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter(Boolean).join(' on ');
  return words === '' ? 'Unknown device' : words.slice(0, MOST);
};

/** 'Chrome on Android' from a User-Agent, for the list of one's devices. */
export const deviceWords = (userAgent: string | undefined): string => {
  // Longer ones are nobody's browser, and not worth the time of the expressions.
  if (!userAgent || userAgent.length > 500) return 'Unknown device';
  const found = known.get(userAgent);
  if (found) return found;
  const words = parse(userAgent);
  if (known.size >= REMEMBERED) known.clear();
  known.set(userAgent, words);
  return words;
};
