import type { Analysis } from '@nishiki/contract/analysis';
import { percent } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { AboutVariety } from './about-variety.tsx';
import { ModifierList } from './modifier-list.tsx';
import { ResultCard } from './result-card.tsx';
import { sureWords, whyWords } from './score-words.ts';
import { SeenFromSide } from './seen-from-side.tsx';
import { Stars } from './stars.tsx';
import { WordsList } from './words-list.tsx';

const surer = [
  'A photo from straight above, with the whole fish in it and no other fish touching it.',
  'Soft daylight without reflections, and calm water.',
];

/** The variety, how sure that is and why, and what would make it surer. */
export const VarietyCard = ({ analysis }: { analysis: Analysis }) => {
  const { variety, confidence, description, qualityRating, candidates, traits } = analysis;
  // A Tancho is named above, a modifier below with its reason; the trait would only say it twice.
  const named = new Set([variety, ...(analysis.modifiers ?? []).map(({ name }) => name)]);
  const found = traits.filter((trait) => trait.found && !named.has(trait.name));
  const tells = analysis.wouldTell ?? [];
  const about = [analysis.form, candidates[0]].flatMap((named) => (named ? [named.id] : []));
  return (
    <ResultCard title="Variety" aside={qualityRating !== null && <Stars value={qualityRating} />}>
      <div>
        <p className="font-serif text-3xl">{variety ?? 'Undecided'}</p>
        {found.length > 0 && (
          <ul aria-label="Traits found" className="mt-3 flex flex-wrap gap-2">
            {found.map(({ id, name, probability }) => (
              <li key={id}>
                <Badge>
                  <span className="inline-block first-letter:uppercase">
                    {name}, {percent(probability)} sure
                  </span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 max-w-measure">{description}</p>
        <p className="flex flex-wrap gap-x-6">
          {about.map((id) => (
            <AboutVariety key={id} id={id} />
          ))}
        </p>
      </div>
      <SeenFromSide view={analysis.view} />
      <ModifierList showClass={analysis.showClass} modifiers={analysis.modifiers} />
      <div>
        <Meter
          label={sureWords(confidence)}
          value={confidence}
          text={`${percent(confidence / 100)} confidence`}
          tone={confidence >= 80 ? 'good' : 'attention'}
        />
        <p className="mt-2 text-sm text-muted">{whyWords(candidates)}</p>
      </div>
      <WordsList title="Which photo would tell" items={tells} />
      <WordsList
        title="What would make it surer"
        items={analysis.retake.length > 0 ? analysis.retake : surer}
      />
    </ResultCard>
  );
};
