import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { severityTone, severityWords } from '../../../app/analysis/diagnosis/condition-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Folded } from '../../../ui/folded.tsx';

/** In the order in which they stand. The schema has the groups, too, with its validator around them. */
const groupWords: Record<Condition['group'], string> = {
  virus: 'Viruses',
  bacteria: 'Bacteria',
  fungus: 'Fungi',
  parasite: 'Parasites',
  water: 'Water',
  injury: 'Injuries',
  growth: 'Growths',
  other: 'Other',
  harmless: 'Harmless, and often mistaken for a disease',
};

const groups = (Object.keys(groupWords) as Condition['group'][]).map((group) => ({
  group,
  members: conditions.filter((condition) => condition.group === group),
}));

const Row = ({ condition }: { condition: Condition }) => {
  const { name, severity, photoShows, group } = condition;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="font-semibold">{name}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {photoShows ? 'A photo can show it' : 'No photo shows it'}
        {group !== 'harmless' && (
          <Badge tone={severityTone(severity)}>{severityWords[severity]}</Badge>
        )}
      </span>
    </li>
  );
};

/** All that is looked for, by kind, and whether a photo can show it at all. */
const ConditionLists = () => (
  <section aria-labelledby="conditions-heading" className="space-y-6">
    <div className="max-w-measure space-y-2">
      <h2 id="conditions-heading" className="text-3xl">
        What it looks for
      </h2>
      <p className="text-muted">
        {conditions.length} conditions, among them what is no disease at all. “A photo can show it”
        says that its signs can be seen on one, never that a photo proves it.
      </p>
    </div>
    <div className="divide-y divide-hairline border-y border-hairline">
      {groups.map(({ group, members }) => (
        <Folded
          key={group}
          title={groupWords[group]}
          state={members.length === 1 ? 'one condition' : `${members.length} conditions`}
        >
          <ul className="divide-y divide-hairline border-t border-hairline">
            {members.map((condition) => (
              <Row key={condition.id} condition={condition} />
            ))}
          </ul>
        </Folded>
      ))}
    </div>
  </section>
);

export default ConditionLists;
