import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { showClassNames, type ShowClassId } from '@nishiki/knowledge/varieties/show-classes';
import { KoiPicture } from '../../koi-art/koi-picture.tsx';
import { classAnchor } from './class-address.ts';
import { FishTile } from './fish-tile.tsx';
import { inClass, parentOf } from './relations.ts';

const Kanji = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <>
      {' '}
      <span lang="ja" className="text-sm font-normal whitespace-nowrap text-muted">
        {children}
      </span>
    </>
  );

const linkClass =
  'group block h-full rounded-card no-underline hover:text-ai focus-visible:text-ai';

/** One fish of the gallery; the whole of it is the link. */
const Fish = ({ variety, head }: { variety: Variety; head: Variety }) => {
  const parent = parentOf(variety);
  return (
    <li>
      <a href={varietyAddress(variety.id)} className={linkClass}>
        <FishTile variety={variety.id} />
        <h3 className="mt-3 text-lg underline-offset-4 group-hover:underline">
          {variety.name}
          <Kanji>{variety.kanji}</Kanji>
        </h3>
        {parent !== undefined && parent !== head && (
          <p className="text-sm text-muted">A form of {parent.name}</p>
        )}
        <p className="mt-1 text-sm text-muted">{variety.summary}</p>
      </a>
    </li>
  );
};

/** A show class: the variety that leads it, large, and all others with their forms behind it. */
export const GalleryClass = ({
  showClass,
  eager,
}: {
  showClass: ShowClassId;
  /** The pictures stand at the top of the page. */
  eager: boolean;
}) => {
  const [head, ...others] = inClass(showClass);
  if (head === undefined) return null;
  const forms = others.filter(({ formOf }) => formOf === head.id);
  return (
    <section aria-labelledby={classAnchor(showClass)} className="border-t border-hairline py-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={classAnchor(showClass)} className="scroll-mt-24 text-3xl">
          {showClassNames[showClass]}
        </h2>
        <a
          href="#classes"
          className="inline-flex min-h-11 shrink-0 items-center text-sm text-ai underline decoration-1 underline-offset-4 print:hidden"
        >
          All classes
        </a>
      </div>
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <a
          href={varietyAddress(head.id)}
          className="group flex items-center gap-5 self-start rounded-card bg-water p-4 no-underline lg:sticky lg:top-24 lg:flex-col lg:gap-4 lg:p-6"
        >
          <KoiPicture
            variety={head.id}
            eager={eager}
            className="h-auto w-24 shrink-0 sm:w-32 lg:w-36"
          />
          <span>
            <span className="font-serif text-2xl underline-offset-4 group-hover:underline">
              {head.name}
              <Kanji>{head.kanji}</Kanji>
            </span>
            <span className="mt-2 block text-sm">{head.summary}</span>
          </span>
        </a>
        {others.length > 0 && (
          <div>
            <p className="mt-6 text-sm text-muted lg:mt-0">
              {forms.length === others.length ? `Forms of ${head.name}` : 'In this class'}
            </p>
            <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4">
              {others.map((variety) => (
                <Fish key={variety.id} variety={variety} head={head} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
};
