import type { Compared } from '@nishiki/contract/identity';
import { useId } from 'react';
import { Link } from 'react-router';
import { ColourMap } from '../../../app/analysis/results/colour-map.tsx';
import { analysisSearch } from '../../../lib/analysis-words.ts';
import { dateTime } from '../../../lib/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { PhotoThumb } from '../../../ui/photo-thumb.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAnalysis } from '../queries.ts';

/** The fish drawn straight, so that both lie alike. */
const Pattern = ({ id }: { id: string }) => {
  const { data, error } = useAnalysis(id);
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading the pattern" lines={4} />
    ) : (
      <p className="text-muted">Its pattern could not be loaded.</p>
    );
  const { patternMap, colourShares } = data.analysis.evidence;
  return patternMap === null ? (
    <p className="text-muted">This photo shows no pattern that could be drawn.</p>
  ) : (
    <ColourMap map={patternMap} shares={colourShares} />
  );
};

type ComparedSideProps = { title: string; side: Compared; onPhotoBroken: () => void };

/** One of the two photos with its pattern. */
export const ComparedSide = ({ title, side, onPhotoBroken }: ComparedSideProps) => {
  const heading = useId();
  const { id, created_at: at, variety, photo_url: url } = side;
  return (
    <Card aria-labelledby={heading} className="space-y-4 p-3!">
      <h2 id={heading} className="text-xl">
        {title}
        <span className="sr-only"> photo</span>
      </h2>
      <PhotoThumb
        url={url}
        alt={`The ${title.toLowerCase()} photo`}
        onBroken={onPhotoBroken}
        className="h-44 w-full object-contain! sm:h-72"
      />
      <p>
        <span className="block font-semibold">{variety ?? 'Undecided'}</span>
        <time dateTime={at} className="block text-sm text-muted">
          {dateTime(new Date(at))}
        </time>
        <Link
          to={analysisSearch(id)}
          className="inline-flex min-h-11 items-center font-semibold text-ai underline underline-offset-4"
        >
          The whole result<span className="sr-only"> of the {title.toLowerCase()} photo</span>
        </Link>
      </p>
      {/* Two of them stand side by side on a telephone. */}
      <div className="max-sm:[&_button]:px-1 max-sm:[&_button]:text-xs">
        <Pattern id={id} />
      </div>
    </Card>
  );
};
