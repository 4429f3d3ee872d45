import type { Analysis } from '@nishiki/contract/analysis';
import { decimal, percent } from '../../lib/formats.ts';
import { Meter } from '../../ui/meter.tsx';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import { Facts, Part, Points } from './part.tsx';

const CANDIDATES = 3;

const Candidates = ({ candidates }: Pick<Analysis, 'candidates'>) => (
  <Part title="The nearest varieties">
    <ol className="space-y-5">
      {candidates.slice(0, CANDIDATES).map(({ id, name, probability, tellsApart }, at) => (
        <li key={id} className="space-y-3">
          <Meter
            label={name}
            value={Math.round(probability * 100)}
            text={`${probability < 0.01 ? 'under 1%' : percent(probability)} likely`}
          />
          <Points
            title={at === 0 ? 'Its marks' : `What tells it from ${candidates[0]?.name ?? 'it'}`}
            points={tellsApart}
          />
        </li>
      ))}
    </ol>
  </Part>
);

const Health = ({ health }: Pick<Analysis, 'health'>) => (
  <Part title="Health, as far as this photo shows">
    <p className="max-w-measure">{health.headline}</p>
    <p className="text-muted">
      {health.score !== null && `Score ${decimal(health.score)} of 100 (${health.band}). `}
      Disease risk: {health.diseaseRisk}.
    </p>
    <Points title="What to do" points={health.recommendations} />
  </Part>
);

const Show = ({ show }: { show: Analysis['showQuality'] }) => (
  <Part title="Show quality">
    <p>
      {show.rating === null
        ? 'Not rated: the fish could not be measured on this photo.'
        : `Practice score ${decimal(show.rating)} of 10`}
    </p>
    <Points title="Strengths" points={show.strengths} />
    <Points title="Areas for improvement" points={show.improvements} />
  </Part>
);

const Details = ({ details }: Pick<Analysis, 'details'>) => (
  <Part title="Detailed analysis">
    <Facts
      facts={[
        ['Body shape', details.bodyShape],
        ['Coloration', details.coloration],
        ['Pattern quality', details.patternQuality],
        ['Size estimation', details.sizeEstimation],
        ['Age estimation', details.ageEstimation],
      ]}
    />
  </Part>
);

const Water = ({ water }: Pick<Analysis, 'water'>) => (
  <Part title="Water, as far as this photo shows">
    <Facts
      facts={[
        ['Clarity', water.clarity],
        ['Tint', water.tint],
      ]}
    />
    <Points points={water.indicators} />
    <p className="text-sm text-muted">
      No score: what harms fish in water cannot be seen. Only a test kit tells.
    </p>
  </Part>
);

type ResultPartsProps = { analysis: Analysis; onPhotoBroken: () => void };

/** Everything that an analysis found, in the order in which a keeper asks. */
export const ResultParts = ({ analysis, onPhotoBroken }: ResultPartsProps) => {
  const { outcome, photo, description, candidates, retake } = analysis;
  const isKoi = outcome === 'identified' || outcome === 'unsure';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="space-y-6">
        {photo !== null && (
          <PhotoThumb
            url={photo.url}
            alt="The photo that was read"
            className="max-h-[36rem] min-h-48 w-full rounded-card!"
            onBroken={onPhotoBroken}
          />
        )}
        <p className="max-w-measure text-lg">{description}</p>
        {photo === null && <p className="text-muted">The photo itself was not kept.</p>}
        {retake.length > 0 && (
          <Part title="Take it again like this">
            <Points points={retake} />
          </Part>
        )}
      </div>
      {isKoi && (
        <div className="space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {candidates.length > 0 && <Candidates candidates={candidates} />}
          <Health health={analysis.health} />
          <Show show={analysis.showQuality} />
        </div>
      )}
      {isKoi && (
        <div className="space-y-6">
          <Details details={analysis.details} />
          <Water water={analysis.water} />
        </div>
      )}
    </div>
  );
};
