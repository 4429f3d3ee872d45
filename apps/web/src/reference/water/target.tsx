import { waterBands } from '@nishiki/knowledge/water/bands';
import type { WaterId, WaterParameter } from '@nishiki/knowledge/water/schema';
import type { Citations } from '../parts/citations.ts';
import { SaidList } from '../parts/said.tsx';
import { levelRange, otherRanges } from './band-words.ts';
import { FirstAidButton } from './todo-list.tsx';

/** First aid is about this very value; of others only what follows from them. */
const ownFirstAid: readonly WaterId[] = ['ammonia', 'nitrite', 'oxygen', 'chlorine'];

type TargetProps = { parameter: WaterParameter; cite: Citations };

/** What to aim at, before anything else is read, and the way to first aid. */
export const Target = ({ parameter, cite }: TargetProps) => {
  const { id, target } = parameter;
  const isJudged = waterBands[id] !== null;
  return (
    <section
      aria-labelledby="target"
      className={`mt-6 space-y-4 rounded-card border-2 p-4 sm:p-6 ${isJudged ? 'border-matcha bg-matcha-wash' : 'border-hairline bg-raised'}`}
    >
      <div>
        <h2 id="target" className="scroll-mt-24 font-sans text-base font-semibold">
          {isJudged ? 'Target' : 'No target'}
        </h2>
        {isJudged && (
          <p className="text-3xl font-semibold">
            {levelRange(id, 'ideal')}
            {id === 'ammonia' && <span className="block text-lg">of free ammonia, NH3</span>}
          </p>
        )}
        {otherRanges(id, 'ideal').map((words) => (
          <p key={words} className="text-muted">
            {words}
          </p>
        ))}
      </div>
      <SaidList items={target} cite={cite} />
      {ownFirstAid.includes(id) && <FirstAidButton parameter={parameter} tone="primary" />}
    </section>
  );
};
