import { emergencyOf } from '@nishiki/knowledge/conditions/first-aid';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { severityTone } from '../../app/analysis/diagnosis/condition-words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { toneWash, type Tone } from '../../ui/tone.ts';
import type { Citations } from '../parts/citations.ts';
import { Said } from '../parts/said.tsx';

const edge: Record<Tone, string> = {
  neutral: 'border-ai',
  good: 'border-matcha',
  attention: 'border-yamabuki-text',
  alarm: 'border-beni',
};

/** Read from a distance, before anything else: the first sentence large, the rest below it. */
export const FirstAction = ({ condition, cite }: { condition: Condition; cite: Citations }) => {
  const { firstAction, group, severity } = condition;
  const tone = group === 'harmless' ? 'good' : severityTone(severity);
  const [order, ...rest] = firstAction.text.split(/(?<=[.?])\s+/);
  const emergency = emergencies.find(({ id }) => id === emergencyOf(condition));
  return (
    <section
      aria-labelledby="first"
      className={`mt-6 rounded-card border-2 p-4 sm:p-6 ${edge[tone]} ${toneWash[tone]}`}
    >
      <h2 id="first" className="font-sans text-base font-semibold">
        Do this first
      </h2>
      <p className="mt-1 max-w-measure text-xl font-semibold">
        {rest.length === 0 ? <Said statement={firstAction} cite={cite} /> : order}
      </p>
      {rest.length > 0 && (
        <p className="mt-2 max-w-measure text-lg">
          <Said statement={{ ...firstAction, text: rest.join(' ') }} cite={cite} />
        </p>
      )}
      {emergency !== undefined && (
        <p className="mt-4">
          <a href={`${FIRST_AID}#${emergency.id}`} className={buttonClass('primary', 'min-h-14')}>
            First aid, step by step: {emergency.title}
          </a>
        </p>
      )}
    </section>
  );
};
