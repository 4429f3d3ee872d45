import { toolAddress, waterAddress } from '@nishiki/knowledge/reference/addresses';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { waterBands } from '@nishiki/knowledge/water/bands';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import type { WaterParameter } from '@nishiki/knowledge/water/schema';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { BandBar, BandKey } from './band-bar.tsx';
import { levelRange, otherRanges } from './band-words.ts';

const nameClass =
  'inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4';

const ParameterRow = ({
  parameter: { id, name, summary, often },
}: {
  parameter: WaterParameter;
}) => (
  <li className="grid gap-x-10 gap-y-3 border-b border-hairline py-6 md:grid-cols-2">
    <div>
      <h3 className="text-2xl">
        <a href={waterAddress(id)} className={nameClass}>
          {name}
        </a>
      </h3>
      <p className="text-muted">{summary}</p>
    </div>
    <div className="space-y-2">
      <p>
        <span className="font-semibold">Ideal {levelRange(id, 'ideal')}</span>
        {id === 'ammonia' && ' of free ammonia'}
        {otherRanges(id, 'ideal')
          .slice(0, 1)
          .map((words) => (
            <span key={words} className="text-sm text-muted">
              {' '}
              · {words}
            </span>
          ))}
      </p>
      <BandBar id={id} name={name} />
      <p className="text-sm">
        <span className="font-semibold">Test:</span> {often}.
      </p>
    </div>
  </li>
);

const judged = waterParameters.filter(({ id }) => waterBands[id] !== null);
const told = waterParameters.filter(({ id }) => waterBands[id] === null);

/** All target bands at a glance. */
export const OverviewPage = () => (
  <DocumentFrame
    title="Water"
    lead="What each value should be, how often to test it, and what to do when it is off."
  >
    <p className="mt-6 max-w-measure rounded-card border-2 border-beni bg-beni-wash p-4">
      Fish gasp, or a reading is an emergency? <a href={FIRST_AID}>Go to first aid</a> and read this
      later.
    </p>
    <Part id="bands" title="Target bands">
      <BandKey />
      <p className="max-w-measure text-sm text-muted">
        The higher the step, the better; steps are drawn alike wide, not to scale. Bands are for
        koi. Ammonia is judged by its free part alone, which follows from pH and temperature: the{' '}
        <a href={toolAddress('ammonia')}>ammonia calculator</a> works it out.
      </p>
      <ul className="border-t border-hairline">
        {judged.map((parameter) => (
          <ParameterRow key={parameter.id} parameter={parameter} />
        ))}
      </ul>
    </Part>
    <Part id="others" title="Told of, not judged">
      <ul className="max-w-measure space-y-3">
        {told.map(({ id, name, summary }) => (
          <li key={id}>
            <a href={waterAddress(id)} className={nameClass}>
              {name}
            </a>
            <p className="text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </Part>
    <Part id="ask" title="Questions about water">
      <p className="max-w-measure">
        <a href="/questions/water">Testing, pH, tap water and volume</a>,{' '}
        <a href="/questions/ammonia-nitrite">ammonia and nitrite</a>,{' '}
        <a href="/questions/oxygen">oxygen and air</a>. All <a href="/tools">calculators</a> are
        free and need no account.
      </p>
    </Part>
  </DocumentFrame>
);
