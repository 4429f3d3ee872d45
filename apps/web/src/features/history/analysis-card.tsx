import { Link } from 'react-router';
import {
  analysisSearch,
  likelyWords,
  varietyWords,
  type AnalysisSummary,
} from '../../lib/analysis-words.ts';
import { dateTime } from '../../lib/formats.ts';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import { DeleteAnalysis } from './delete-analysis.tsx';
import { KindBadge } from './kind-badge.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';

type AnalysisCardProps = {
  analysis: AnalysisSummary;
  onPhotoBroken: () => void;
  onDeleted: () => void;
};

export const AnalysisCard = ({ analysis, onPhotoBroken, onDeleted }: AnalysisCardProps) => {
  const { id, kind, outcome, photo_url: photo, created_at: at } = analysis;
  const { corrected_variety: corrected } = analysis;
  // A search for disease is known by what it found, whatever the fish is called.
  const isRenamed = corrected !== null && kind === 'comprehensive';
  const headline = isRenamed ? corrected : analysis.headline;
  const likely =
    analysis.variety === headline ? likelyWords(analysis.confidence) : varietyWords(analysis);
  return (
    <li className="hairline flex flex-col overflow-hidden rounded-card bg-raised">
      <PhotoThumb
        url={photo}
        alt={`The photo of ${dateTime(new Date(at))}`}
        onBroken={onPhotoBroken}
        className="h-48 w-full rounded-none! border-0! border-b!"
      />
      <div className="flex flex-1 flex-col items-start gap-2 p-5">
        <span className="flex flex-wrap gap-2">
          <KindBadge kind={kind} />
          <OutcomeBadge kind={kind} outcome={outcome} />
        </span>
        <h2 className="text-xl">{headline}</h2>
        {corrected !== null && <p>{isRenamed ? 'Named by you' : `${corrected}, named by you`}</p>}
        {likely !== null && <p>{isRenamed ? `Read as ${likely}` : likely}</p>}
        <time dateTime={at} className="text-sm text-muted">
          {dateTime(new Date(at))}
        </time>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 pt-2">
          <Link
            to={analysisSearch(id)}
            aria-label={`The whole result: ${headline}, ${dateTime(new Date(at))}`}
            className="inline-flex min-h-11 items-center font-semibold text-ai underline underline-offset-4"
          >
            The whole result
          </Link>
          <DeleteAnalysis
            id={id}
            name={`${headline}, ${dateTime(new Date(at))}`}
            onDeleted={onDeleted}
          />
        </div>
      </div>
    </li>
  );
};
