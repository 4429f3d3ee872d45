const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in HTML and XML, in quotes too. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
