import type { Allowance } from '../../../app/analysis/allowance.ts';
import { costWords } from '../../../app/analysis/cost-words.ts';
import type { Searched } from '../../../app/analysis/diagnosis/standing.ts';
import { diseaseTool } from '../../../app/analysis/tools.ts';
import { ResultCard } from '../../../app/analysis/results/result-card.tsx';
import { WordsList } from '../../../app/analysis/results/words-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { SignRow } from '../../../app/told/sign-row.tsx';
import { hasTold } from '../../../app/told/draft.ts';
import type { Telling } from '../../../app/told/use-draft.ts';
import { nextQuestions } from './next-questions.ts';

export type AskNextProps = {
  analysis: Searched;
  telling: Telling;
  allowance: Allowance;
  /** Sends the photo again with what is told now. */
  onAgain: () => void;
  /** Back to the whole checklist, with photo and answers. */
  onChange: () => void;
};

/** The questions that would tell the conditions apart. Their answers go to the checklist. */
export const AskNext = ({ analysis, telling, allowance, onAgain, onChange }: AskNextProps) => {
  const { signs, others } = nextQuestions(analysis.diagnosis.conditions);
  const { answers } = telling.draft;
  return (
    <ResultCard title={signs.length > 0 ? 'Look at this next' : 'Tell more'}>
      {signs.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {signs.map((sign) => (
            <SignRow
              key={sign.id}
              sign={sign}
              value={answers[sign.id]}
              onChange={(present) => telling.answer(sign.id, present)}
            />
          ))}
        </ul>
      )}
      <WordsList title="At the pond" items={others} />
      {hasTold(telling.draft) ? (
        <div className="space-y-3">
          <p className="text-sm text-muted">{costWords(allowance, diseaseTool.cost)}</p>
          <div className="flex flex-wrap gap-3">
            <Button tone="primary" onClick={onAgain}>
              Look again with these answers
            </Button>
            <Button onClick={onChange}>Change all that I told</Button>
          </div>
        </div>
      ) : (
        // The same photo again, with nothing more told, would only cost and say the same.
        <Button tone="primary" onClick={onChange}>
          Tell what you see
        </Button>
      )}
    </ResultCard>
  );
};
