import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { varietyNames } from '@nishiki/knowledge/varieties/names';

/** Leads to the page of a variety, in a tab of its own so that the analysis stays; nothing if there is no such page. */
export const AboutVariety = ({ id }: { id: string }) => {
  const name = varietyNames[id];
  if (name === undefined) return null;
  return (
    <a
      href={varietyAddress(id)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
    >
      About {name}
      <span className="sr-only">, opens in a new tab</span>
    </a>
  );
};
