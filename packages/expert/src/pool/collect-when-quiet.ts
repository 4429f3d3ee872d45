import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Photos leave large buffers behind, and an idle process has no reason of its own to give them back.
 * @param milliseconds of rest before memory is collected
 * @returns call it after each piece of work; the pause falls into the rest, never between two photos
 */
export const collectWhenQuiet = (milliseconds: number): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(collectGarbage, milliseconds).unref();
  };
};
