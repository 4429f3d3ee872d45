import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import type { Statement } from '@nishiki/knowledge/statement';
import { Badge } from '../../ui/badge.tsx';
import type { Citations } from '../parts/citations.ts';
import { Said } from '../parts/said.tsx';
import { ConditionLink } from './condition-link.tsx';
import { groups } from './group-words.ts';

/** The one sentence that helps most to choose. */
export const choosing = ({ features, firstAction }: Condition): Statement =>
  features[0] ?? firstAction;

const Row = ({ condition, cite }: { condition: Condition; cite: Citations }) => (
  <li className="break-inside-avoid border-b border-hairline py-3">
    <ConditionLink condition={condition} />
    {condition.notifiable.length > 0 && <Badge tone="alarm">Must be reported by law</Badge>}
    <p className="max-w-measure">
      <Said statement={choosing(condition)} cite={cite} />
    </p>
  </li>
);

/** Every condition by what kind of trouble it is. */
export const ByGroup = ({ cite }: { cite: Citations }) => (
  <>
    {groups.map(({ id, title }) => (
      <section key={id} aria-labelledby={`group-${id}`} className="mt-8">
        <h3 id={`group-${id}`} className="scroll-mt-24 border-b border-hairline pb-2 text-xl">
          {title}
        </h3>
        <ul className="gap-x-12 md:columns-2">
          {conditions
            .filter(({ group }) => group === id)
            .map((condition) => (
              <Row key={condition.id} condition={condition} cite={cite} />
            ))}
        </ul>
      </section>
    ))}
  </>
);
