import { conditionsShowing } from '@nishiki/knowledge/conditions/by-sign';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import type { SignId } from '@nishiki/knowledge/conditions/sign-ids';
import { signGroups, signs, type Sign } from '@nishiki/knowledge/conditions/signs';
import type { EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { ConditionLink } from './condition-link.tsx';

/** Which first aid a sign that cannot wait leads to; all of it where several could be meant. */
const aidFor: Partial<Record<SignId, EmergencyId>> = {
  gasping: 'gasping',
  'at-inlet': 'gasping',
  deaths: 'deaths',
  'gills-necrotic': 'khv',
  'gills-brown': 'nitrite',
};

const aidAddress = (id: SignId): string => {
  const emergency = aidFor[id];
  return emergency === undefined ? FIRST_AID : `${FIRST_AID}#${emergency}`;
};

const Shown = ({ title, conditions }: { title: string; conditions: readonly Condition[] }) =>
  conditions.length === 0 ? null : (
    <div>
      <p className="text-sm font-semibold">{title}</p>
      <ul>
        {conditions.map((condition) => (
          <li key={condition.id}>
            <ConditionLink condition={condition} />
          </li>
        ))}
      </ul>
    </div>
  );

/** The anchor lies inside: browsers open the details by themselves for an address that ends in it. */
const SignRow = ({ sign: { id, label, question, where, emergency } }: { sign: Sign }) => {
  const { typical, often } = conditionsShowing(id);
  return (
    <details className="group border-b border-hairline">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold group-open:text-ai">{label}</span>
        {emergency && (
          <span className="whitespace-nowrap">
            <Badge tone="alarm">Act now</Badge>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <div id={`sign-${id}`} className="scroll-mt-32 space-y-3 pb-4">
        <p>
          {question} <span className="text-muted">Look here: {where}</span>
        </p>
        {emergency && (
          <p>
            <a
              href={aidAddress(id)}
              className="inline-flex min-h-11 items-center font-semibold text-beni underline decoration-1 underline-offset-4"
            >
              First aid: what to do now
            </a>
          </p>
        )}
        <Shown title="Typical of" conditions={typical} />
        <Shown title="Often seen with" conditions={often} />
      </div>
    </details>
  );
};

/** From what is seen to what it may be. */
export const BySign = () => (
  <div className="gap-x-12 md:columns-2">
    {signGroups.map(({ id, title }) => (
      <section key={id} aria-labelledby={`seen-${id}`} className="mb-8">
        <h3 id={`seen-${id}`} className="border-b border-hairline pb-2 text-xl">
          {title}
        </h3>
        {signs
          .filter(({ group }) => group === id)
          .map((sign) => (
            <SignRow key={sign.id} sign={sign} />
          ))}
      </section>
    ))}
  </div>
);
