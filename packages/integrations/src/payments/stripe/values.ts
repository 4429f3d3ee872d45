/** An object that may have come whole or by its id alone. */
export const idOf = (one: string | { readonly id: string }): string =>
  typeof one === 'string' ? one : one.id;

/** @param seconds since 1970 */
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
