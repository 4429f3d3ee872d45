import { Skeleton } from '../../../ui/skeleton.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotThere } from '../not-there.tsx';
import { renewPhotos, useComparison } from '../queries.ts';
import { ChangesTable } from './changes-table.tsx';
import { ComparedSide } from './compared-side.tsx';
import { apartWords, verdictWords } from './verdict-words.ts';

/** Whether two photos show the same fish, on what that stands, and what changed. */
export const ComparisonView = ({ id, other }: { id: string; other: string }) => {
  const query = useComparison(id, other);
  const { data, error, isFetching } = query;
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Comparing the two patterns" lines={6} />
    ) : (
      <NotThere error={error} busy={isFetching} onRetry={() => void query.refetch()} />
    );
  const { older, newer, reasons, changes, summary, days_between: days } = data;
  const { title, words, tone } = verdictWords(data);
  const renew = () => renewPhotos(query);
  return (
    <div className="space-y-6">
      <Notice tone={tone} title={title}>
        {words !== '' && <p>{words}</p>}
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <ComparedSide title="Older" side={older} onPhotoBroken={renew} />
        <ComparedSide title="Newer" side={newer} onPhotoBroken={renew} />
      </div>
      <section aria-labelledby="changes-heading" className="max-w-3xl space-y-3">
        <h2 id="changes-heading" className="text-2xl">
          What changed
        </h2>
        <p>{apartWords(days)}</p>
        <p>{summary}</p>
        {changes.length > 0 && <ChangesTable changes={changes} />}
      </section>
    </div>
  );
};
