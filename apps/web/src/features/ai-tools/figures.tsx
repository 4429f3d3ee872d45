import { tools } from '@nishiki/contract/tools';
import { engineClassIds } from '@nishiki/knowledge/varieties/engine-classes';
import { varietyNames } from '@nishiki/knowledge/varieties/names';
import { decimal } from '../../lib/formats.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { allUses, routeOf } from './tool-state.ts';

type Figure = { value: string; label: string; note: string };

const available = tools.filter((tool) => routeOf(tool) !== null).length;

const fixed: readonly Figure[] = [
  {
    value: `${available} of ${tools.length}`,
    label: 'tools available',
    note: 'The others open one by one.',
  },
  {
    value: String(Object.keys(varietyNames).length),
    label: 'varieties and forms described',
    note: `${engineClassIds.length} of them can be told from a photo.`,
  },
];

/** What is true of this site at the moment; what is not counted yet is left out. */
const useFigures = (): readonly Figure[] => {
  const info = useSiteInfo();
  if (info === null) return fixed;
  const uses = allUses(info.tools);
  const { medianMilliseconds: median } = info.figures;
  return [
    ...fixed,
    ...(uses > 0
      ? [
          {
            value: decimal(uses),
            label: uses === 1 ? 'use' : 'uses',
            note: 'Of all tools together, on this site.',
          },
        ]
      : []),
    ...(median === null
      ? []
      : [
          {
            value: `${decimal(median / 1000)} s`,
            label: 'to read a photo',
            note: 'Half of the latest photos took this long or less.',
          },
        ]),
  ];
};

/** Stands below the tools: it grows when the counted figures come, out of sight. */
export const Figures = () => (
  <section aria-labelledby="figures-heading" className="border-y border-hairline py-8">
    <h2 id="figures-heading" className="sr-only">
      Figures
    </h2>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {useFigures().map(({ value, label, note }) => (
        <div key={label} className="flex flex-col">
          <dt className="order-2 font-semibold">{label}</dt>
          <dd className="order-1 font-serif text-3xl text-ai">{value}</dd>
          <dd className="order-3 text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  </section>
);
