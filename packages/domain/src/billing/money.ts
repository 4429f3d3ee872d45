/** Minor units in words: 899 of gbp is £8.99. */
export const money = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100);
