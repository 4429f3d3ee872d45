import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import type { Term } from '@nishiki/knowledge/terms';
import { modifiers } from '@nishiki/knowledge/varieties/modifiers';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import type { Citations } from '../parts/citations.ts';
import { Said, SaidList } from '../parts/said.tsx';
import { FishTile, SideBySide } from './fish-tile.tsx';
import { neighboursOf, type LookAlike } from './relations.ts';

type Cited = { cite: Citations };

/** What to look for: the deciding mark stands out. */
export const Marks = ({ variety: { features }, cite }: Cited & { variety: Variety }) => {
  const [deciding, ...others] = features;
  if (deciding === undefined) return null;
  return (
    <>
      <p className="max-w-measure rounded-card border border-hairline bg-raised p-4 text-lg">
        <span className="block text-sm text-muted">What decides</span>
        <Said statement={deciding} cite={cite} />
      </p>
      {others.length > 0 && <SaidList items={others} cite={cite} />}
    </>
  );
};

/** Each variety that it is taken for, beside it. */
export const LookAlikes = ({
  variety,
  lookAlikes,
  cite,
}: Cited & { variety: Variety; lookAlikes: readonly LookAlike[] }) => (
  <ul className="divide-y divide-hairline border-y border-hairline">
    {lookAlikes.map(({ other, tells }) => (
      <li key={other.id} className="gap-6 py-5 sm:flex">
        <SideBySide fishes={[variety, other]} />
        <div className="mt-4 min-w-0 flex-1 sm:mt-0">
          <h3 className="text-xl">
            <a href={varietyAddress(other.id)}>{other.name}</a>
          </h3>
          <div className="mt-2">
            <SaidList items={tells} cite={cite} />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

/** The forms of a variety, drawn. */
export const Forms = ({ forms }: { forms: readonly Variety[] }) => (
  <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4">
    {forms.map(({ id, name }) => (
      <li key={id}>
        <a href={varietyAddress(id)} className="group block no-underline hover:text-ai">
          <FishTile variety={id} />
          <span className="mt-2 block text-sm underline-offset-4 group-hover:underline">
            {name}
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** What can lie over the variety, with its meaning. */
export const ModifierMeanings = ({ variety, cite }: Cited & { variety: Variety }) => (
  <dl className="max-w-measure space-y-3">
    {variety.modifiers.map((id) => (
      <div key={id}>
        <dt className="font-semibold">{modifiers[id].name}</dt>
        <dd>
          <Said statement={modifiers[id].meaning} cite={cite} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Keepers' words of the page with their meanings. */
export const Words = ({ terms, cite }: Cited & { terms: readonly Term[] }) => (
  <dl className="max-w-measure space-y-3">
    {terms.map(({ name, meaning }) => (
      <div key={name}>
        <dt className="font-semibold first-letter:uppercase">{name}</dt>
        <dd>
          <Said statement={meaning} cite={cite} />
        </dd>
      </div>
    ))}
  </dl>
);

const turnClass = 'inline-flex min-h-11 flex-col justify-center no-underline hover:text-ai';

/** To what stands before and after it in its class. */
export const Neighbours = ({ variety }: { variety: Variety }) => {
  const { previous, next } = neighboursOf(variety);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav
      aria-label={`Others in the class ${showClassNames[variety.showClass]}`}
      className="mt-12 flex justify-between gap-6 border-t border-hairline pt-4 print:hidden"
    >
      {previous === undefined ? (
        <span />
      ) : (
        <a href={varietyAddress(previous.id)} rel="prev" className={turnClass}>
          <span className="text-sm text-muted">Previous</span>
          {previous.name}
        </a>
      )}
      {next !== undefined && (
        <a href={varietyAddress(next.id)} rel="next" className={`${turnClass} text-right`}>
          <span className="text-sm text-muted">Next</span>
          {next.name}
        </a>
      )}
    </nav>
  );
};
