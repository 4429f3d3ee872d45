/** Genera keep their capital within a sentence. */
const genera: ReadonlySet<string> = new Set([
  'Chilodonella',
  'Costia',
  'Dermocystidium',
  'Epistylis',
  'Trichodina',
]);

/** A condition's name inside a sentence. */
export const inSentence = (name: string): string =>
  genera.has(name.split(' ')[0] ?? '') ? name : name.charAt(0).toLowerCase() + name.slice(1);
