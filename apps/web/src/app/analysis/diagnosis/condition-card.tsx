import type { RankedCondition } from '@nishiki/contract/condition';
import { treatmentRules } from '@nishiki/knowledge/conditions/rules';
import { conditionAddress } from '@nishiki/knowledge/reference/addresses';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { WordsList } from '../results/words-list.tsx';
import { ConditionSources } from './condition-sources.tsx';
import { fitWords, severityTone, severityWords } from './condition-words.ts';

type ConditionCardProps = {
  condition: RankedCondition;
  /** From 1. */
  rank: number;
  /** What to look at next stands elsewhere, with a place for the answer. */
  asksElsewhere: boolean;
};

const Said = ({ title, words }: { title: string; words: string }) => (
  <div>
    <h4 className="font-semibold">{title}</h4>
    <p className="mt-1 max-w-measure">{words}</p>
  </div>
);

/** What it may be: why, why not, what else it may be, what to do, and what would prove it. */
export const ConditionCard = ({ condition, rank, asksElsewhere }: ConditionCardProps) => {
  const id = useId();
  const { name, severity, fit, speaksFor, speaksAgainst, ask, lookAlikes } = condition;
  return (
    <Card aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-sm text-muted">
            {rank}. {fitWords[fit]}
          </p>
          <h3 id={id} className="text-2xl">
            {name}
          </h3>
        </div>
        <Badge tone={severityTone(severity)}>{severityWords[severity]}</Badge>
      </div>
      <div className="mt-4 space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <WordsList title="Speaks for it" items={speaksFor} none="Nothing firm." />
          <WordsList
            title="Speaks against it"
            items={speaksAgainst}
            none="Nothing that is known."
          />
        </div>
        <Said title="First" words={condition.firstAction} />
        <p>
          <a
            href={conditionAddress(condition.id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
          >
            About {name}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </p>
        {!asksElsewhere && <WordsList title="Look at next" items={ask} />}
        <div className="border-t border-hairline">
          <Folded
            title={
              <>
                Treatment, proof and look-alikes<span className="sr-only"> of {name}</span>
              </>
            }
          >
            <div className="space-y-5">
              <Said title="Treatment" words={condition.treatment} />
              <WordsList
                title="Our rules for any treatment"
                items={treatmentRules.map(({ text }) => text)}
              />
              <Said title="What would prove it" words={condition.confirmedBy} />
              <WordsList
                title="Looks like it"
                items={lookAlikes.map((other) => `${other.name}: ${other.tellsApart}`)}
              />
              <ConditionSources {...condition} />
            </div>
          </Folded>
        </div>
      </div>
    </Card>
  );
};
