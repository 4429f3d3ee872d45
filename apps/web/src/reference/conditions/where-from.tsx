import { noUpperEnd, type Condition } from '@nishiki/knowledge/conditions/schema';
import { toolAddress, waterAddress } from '@nishiki/knowledge/reference/addresses';
import { toolNames, type ToolId } from '@nishiki/knowledge/reference/tool-names';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import type { Citations } from '../parts/citations.ts';
import { Said } from '../parts/said.tsx';

/** In which water it is expected; null where no source gives a range. */
export const temperatureOf = ({ temperature }: Condition): Statement | null => {
  if (temperature === null) return null;
  const { from, to } = temperature;
  const range = to === noUpperEnd ? `from ${from} °C on` : `of ${from} to ${to} °C`;
  return uncited(
    `Expected in water ${range}. Outside of that it is less likely, and not excluded.`,
  );
};

const causes: Record<
  NonNullable<Condition['waterCause']>,
  { words: string; name: string; tool: ToolId }
> = {
  ammonia: { words: 'Free ammonia in the water', name: 'Ammonia', tool: 'ammonia' },
  nitrite: { words: 'Nitrite in the water', name: 'Nitrite', tool: 'nitrite' },
  oxygen: { words: 'Too little oxygen in the water', name: 'Oxygen', tool: 'oxygen' },
  chlorine: {
    words: 'Chlorine or chloramine from the tap',
    name: 'Chlorine',
    tool: 'dechlorinate',
  },
  ph: { words: 'A pH that fell or jumped', name: 'pH', tool: 'kh' },
};

/** What is known of the water that it comes from or breaks out in. */
export const WhereFrom = ({ condition, cite }: { condition: Condition; cite: Citations }) => {
  const { waterCause } = condition;
  const temperature = temperatureOf(condition);
  const cause = waterCause === null ? null : causes[waterCause];
  return (
    <dl className="max-w-measure space-y-2">
      {cause !== null && waterCause !== null && (
        <div>
          <dt className="font-semibold">Cause</dt>
          <dd>
            {cause.words}. What is good and what is not:{' '}
            <a href={waterAddress(waterCause)}>{cause.name}</a>. To work it out:{' '}
            <a href={toolAddress(cause.tool)}>{toolNames[cause.tool]}</a>.
          </dd>
        </div>
      )}
      {temperature !== null && (
        <div>
          <dt className="font-semibold">Temperature</dt>
          <dd>
            <Said statement={temperature} cite={cite} />
          </dd>
        </div>
      )}
    </dl>
  );
};
