import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import type { WaterParameter } from '@nishiki/knowledge/water/schema';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass, type ButtonTone } from '../../ui/button-class.ts';
import type { Citations } from '../parts/citations.ts';
import { Said } from '../parts/said.tsx';
import { levelRange } from './band-words.ts';
import { levelWords } from './level-words.ts';

type TodoProps = { parameter: WaterParameter; cite: Citations };

/** Leads to the steps for the next ten minutes. */
export const FirstAidButton = ({
  parameter,
  tone = 'secondary',
}: Pick<TodoProps, 'parameter'> & { tone?: ButtonTone }) => {
  const emergency = emergencies.find(({ id }) => id === parameter.related.emergency);
  if (emergency === undefined) return null;
  return (
    <a href={`${FIRST_AID}#${emergency.id}`} className={buttonClass(tone, 'min-h-14')}>
      First aid: {emergency.title}
    </a>
  );
};

/** What to do on each level, the worst last as the bands have it. */
export const TodoList = ({ parameter, cite }: TodoProps) => (
  <div className="grid gap-x-12 gap-y-8 lg:grid-flow-col lg:auto-cols-fr">
    {(['watch', 'act', 'emergency'] as const)
      .filter((level) => parameter.todo[level].length > 0)
      .map((level) => (
        <section key={level} aria-labelledby={level}>
          <h3 id={level} className="flex scroll-mt-24 flex-wrap items-center gap-3 text-xl">
            <span className="font-sans">
              <Badge tone={levelWords[level].tone}>{levelWords[level].name}</Badge>
            </span>
            {levelRange(parameter.id, level)}
          </h3>
          <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-6">
            {parameter.todo[level].map((statement) => (
              <li key={statement.text}>
                <Said statement={statement} cite={cite} />
              </li>
            ))}
          </ol>
          {level === 'emergency' && (
            <p className="mt-4">
              <FirstAidButton parameter={parameter} />
            </p>
          )}
        </section>
      ))}
  </div>
);
