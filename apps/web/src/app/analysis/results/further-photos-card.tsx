import type { Analysis } from '@nishiki/contract/analysis';
import { Badge } from '../../../ui/badge.tsx';
import { viewWords } from '../upload/view-words.ts';
import { ResultCard } from './result-card.tsx';

/** What each further photo of the fish added. */
export const FurtherPhotosCard = ({ more = [] }: Pick<Analysis, 'more'>) =>
  more.length === 0 ? null : (
    <ResultCard title="What the further photos added">
      <ol className="divide-y divide-hairline border-y border-hairline">
        {more.map(({ view, used, words }, at) => (
          <li key={at} className="space-y-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold">
                Photo {at + 2}: {viewWords[view].toLowerCase()}
              </span>
              {!used && <Badge>Not used</Badge>}
            </p>
            {words.map((one) => (
              <p key={one} className="max-w-measure text-sm text-muted">
                {one}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </ResultCard>
  );
