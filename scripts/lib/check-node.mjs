import { PlainError } from './run.mjs';

/** Says it here in words, before a missing function says it in a stack. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new PlainError(`Nishiki needs Node 20.19 or later; this is ${process.versions.node}.`);
};
