/** Marks the links of results, which arrow keys go through. */
export const RESULT = 'data-result';

const resultsIn = (page: Element): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`a[${RESULT}]`),
];

/** Down from the field to the first result and on; up through them and back to the field. Tells whether it moved. */
export const moveFocus = (page: Element, key: string): boolean => {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const active = document.activeElement;
  const field = page.querySelector<HTMLElement>('input[type=search]');
  const places = [field, ...resultsIn(page)];
  const at = places.findIndex((place) => place !== null && place === active);
  const next = step === 0 || at < 0 ? undefined : places[at + step];
  next?.focus();
  return next !== undefined && next !== null;
};

export const focusFirstResult = (page: Element | null): void => {
  if (page !== null) resultsIn(page)[0]?.focus();
};
