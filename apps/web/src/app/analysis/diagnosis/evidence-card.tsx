import type { Diagnosis } from '@nishiki/contract/condition';
import { Check, Circle } from 'lucide-react';
import { ResultCard } from '../results/result-card.tsx';
import { WordsList } from '../results/words-list.tsx';

const Level = ({ words, used, note }: { words: string; used: boolean; note: string }) => {
  const Icon = used ? Check : Circle;
  return (
    <li className="flex items-center gap-3">
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 ${used ? 'text-matcha-text' : 'text-field'}`}
      />
      <span className={used ? 'font-semibold' : 'text-muted'}>{words}</span>
      {!used && <span className="text-sm text-muted">{note}</span>}
    </li>
  );
};

type EvidenceCardProps = Pick<Diagnosis, 'raises'> & {
  /** Which of them there was. */
  photo: boolean;
  signs: boolean;
  water: boolean;
};

/** On what the answer stands, from the weakest up, and what would make it surer. */
export const EvidenceCard = ({ raises, photo, signs, water }: EvidenceCardProps) => (
  <ResultCard title="What this stands on">
    <ul className="space-y-2">
      <Level words="The photo" used={photo} note="could not be read" />
      <Level words="The signs that you looked for" used={signs} note="none told" />
      <Level words="Your water test" used={water} note="not tested" />
      <Level words="A laboratory" used={false} note="beyond this page" />
    </ul>
    <WordsList title="What would make it surer" items={raises} />
  </ResultCard>
);
