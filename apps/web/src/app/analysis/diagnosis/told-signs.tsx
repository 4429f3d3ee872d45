import type { Asked } from '@nishiki/contract/analysis';
import { signById } from '@nishiki/knowledge/conditions/signs';
import { ResultCard } from '../results/result-card.tsx';
import { WordsList } from '../results/words-list.tsx';

const labels = (signs: Asked['signs'], wanted: boolean): string[] =>
  signs.filter(({ present }) => present === wanted).map(({ id }) => signById(id).label);

/** What the keeper looked for: with it the answer can be followed, also long after. */
export const ToldSigns = ({ signs }: Pick<Asked, 'signs'>) =>
  signs.length === 0 ? null : (
    <ResultCard title="What you told">
      <WordsList title="Seen" items={labels(signs, true)} />
      <WordsList title="Looked for, and not there" items={labels(signs, false)} />
    </ResultCard>
  );
