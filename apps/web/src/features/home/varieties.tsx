import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { engineClassIds } from '@nishiki/knowledge/varieties/engine-classes';
import { varietyNames } from '@nishiki/knowledge/varieties/names';
import { RouteLink } from '../../app/route-link.tsx';
import { importing } from '../../lib/importing.ts';
import { useNear } from '../../lib/use-near.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { shownVarieties } from './shown-varieties.ts';

const { Part: KoiArt } = lazyPart(
  async () => ({ default: (await importing(() => import('../../koi-art/koi-art.tsx'))).KoiArt }),
  // The name stands without its picture, too.
  { failed: () => null },
);

const Fish = ({ variety }: { variety: string }) => {
  const [ref, near] = useNear<HTMLLIElement>();
  return (
    <li ref={ref} className="text-center">
      <a
        href={varietyAddress(variety)}
        className="block text-sm underline-offset-4 hover:text-ai hover:underline"
      >
        <span className="mx-auto block aspect-9/17 w-full max-w-26">
          {near && <KoiArt variety={variety} seed={3} className="size-full" />}
        </span>
        <span className="mt-1 block">{varietyNames[variety]}</span>
      </a>
    </li>
  );
};

const named = engineClassIds.map((id) => varietyNames[id]);

export const Varieties = () => (
  <section aria-labelledby="varieties-heading" className="bg-water">
    <div className="page-width py-12 sm:py-16">
      <h2 id="varieties-heading" className="text-3xl">
        A look at the varieties
      </h2>
      <p className="mt-3 max-w-measure text-muted">
        Each koi is drawn from the colours and the pattern that make its variety. From a photo
        Nishiki tells these {named.length} apart so far: {named.slice(0, -1).join(', ')} and{' '}
        {named.at(-1)}.
      </p>
      <ul className="mt-8 grid grid-cols-3 gap-x-4 gap-y-8 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8">
        {shownVarieties.map((variety) => (
          <Fish key={variety} variety={variety} />
        ))}
      </ul>
      <p className="mt-8">
        <RouteLink
          to="varieties"
          className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
        >
          All {Object.keys(varietyNames).length} varieties
        </RouteLink>
      </p>
    </div>
  </section>
);
