import type { FoundKoi, Match } from '@nishiki/contract/identity';
import { tokenCosts } from '@nishiki/contract/tokens';
import { useState } from 'react';
import { Link } from 'react-router';
import { countOfTokens } from '../../app/token-words.ts';
import { analysisSearch } from '../../lib/analysis-words.ts';
import { dateTime } from '../../lib/formats.ts';
import { problemOf } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import { shareWords } from './compare/verdict-words.ts';
import { useFindFish } from './queries.ts';

const matchWords = ({ verdict, probability }: Match): string =>
  verdict === 'same'
    ? `The same fish, ${shareWords(probability)} sure`
    : `Perhaps the same fish: ${shareWords(probability)}`;

const Matches = ({ id, found }: { id: string; found: FoundKoi }) => (
  <div role="status" className="space-y-4">
    <p className="font-semibold">{found.summary}</p>
    <ul className="space-y-3">
      {found.matches.map((match) => (
        <li key={match.id}>
          <Link to={analysisSearch(id, match.id)} className="group flex items-center gap-4">
            <PhotoThumb url={match.photo_url} alt="" className="size-16" />
            <span className="min-w-0">
              <span className="block font-semibold group-hover:underline">{matchWords(match)}</span>
              <span className="block text-sm text-muted">
                {match.variety ?? 'Undecided'}, {dateTime(new Date(match.created_at))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="text-sm text-muted">
      {found.searched === 1 ? 'One analysis was' : `${found.searched} analyses were`} looked at
      {found.skipped > 0 && `, ${found.skipped} could not be, since they hold no pattern`}.{' '}
      {found.tokens > 0 ? `It cost ${countOfTokens(found.tokens)}.` : 'Nothing was charged.'}
    </p>
  </div>
);

/** Looks for the fish of this photo among the keeper's other photos. What it costs is said before. */
export const FindFish = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false);
  const search = useFindFish(id);
  const cost = countOfTokens(tokenCosts.findMyKoi);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find this fish among my photos</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Find this fish among your photos"
        actions={
          search.isSuccess ? (
            <Button onClick={() => setOpen(false)}>Done</Button>
          ) : (
            <>
              <Button tone="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button
                tone="primary"
                busy={search.isPending}
                busyText="Looking..."
                onClick={() => search.mutate()}
              >
                Look for it ({cost})
              </Button>
            </>
          )
        }
      >
        {search.isSuccess ? (
          <Matches id={id} found={search.data} />
        ) : (
          <p>
            Its pattern is compared with that of your other photos here. This costs {cost}, and only
            where a match is found.
          </p>
        )}
        <FormError message={search.isError ? 'It could not be looked for' : null}>
          {problemOf(search.error).message}
        </FormError>
      </Dialog>
    </>
  );
};
