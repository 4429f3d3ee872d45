/** Where the text may lead: pages of the product that were given, and sources that were given. */
export const withKnownLinks = (text: string, isKnown: (address: string) => boolean): string =>
  text.replace(/\[([^[\]]*)\]\(\s*([^)\s]*)[^)]*\)/g, (link, label: string, address: string) =>
    isKnown(address) ? `[${label}](${address})` : label,
  );
