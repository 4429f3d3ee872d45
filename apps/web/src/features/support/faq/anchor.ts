/** Addresses of common questions. Pure. */

/** Of the element; names of questions alone may meet others on the page. */
export const faqAnchor = (id: string): string => `faq-${id}`;

/**
 * What an address may mean, the likeliest first: '#faq-refund' and '#refund' name the same question,
 * '#faq' all of them. Empty where it names nothing.
 */
export const anchorsIn = (hash: string): string[] => {
  try {
    const id = decodeURIComponent(hash.replace(/^#/, ''));
    return id === '' ? [] : [id, faqAnchor(id)];
  } catch {
    // A broken escape is no name.
    return [];
  }
};
