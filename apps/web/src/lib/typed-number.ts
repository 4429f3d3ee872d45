/** What was typed, with a point or a comma: nothing, a number, or something that is none. */
export const typedNumber = (text: string): number | null | 'no number' => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[-−]?\d+([.,]\d*)?$/.test(trimmed)
    ? Number(trimmed.replace(',', '.').replace('−', '-'))
    : 'no number';
};
