import { RouteLink } from '../../route-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { severityTone, severityWords } from '../diagnosis/condition-words.ts';
import { headingOf } from '../diagnosis/heading.ts';
import { ReportCard } from '../diagnosis/report-card.tsx';
import { isReadable, type Searched } from '../diagnosis/standing.ts';
import { UrgentSteps } from '../diagnosis/urgent-steps.tsx';
import { HowToRetake } from '../results/how-to-retake.tsx';
import { NotCharged } from '../results/not-charged.tsx';

/** What a photo alone tells of disease, in short; never a diagnosis, and never an all-clear. */
export const QuickDisease = ({ analysis }: { analysis: Searched }) => {
  const { disease_name: name, severity, diagnosis, outcome } = analysis;
  const { headline, below } = headingOf(analysis);
  const readable = isReadable(analysis);
  return (
    <div className="space-y-4">
      <UrgentSteps steps={diagnosis.urgent} />
      {below !== null && <p className="max-w-measure text-lg">{below}</p>}
      {name !== null && (
        <p className="flex flex-wrap items-center gap-3">
          {name !== headline && <span className="font-semibold">{name}</span>}
          {severity !== null && (
            <Badge tone={severityTone(severity)}>{severityWords[severity]}</Badge>
          )}
        </p>
      )}
      {!readable && outcome !== 'several_fish' && (
        <>
          <p className="max-w-measure">{analysis.description}</p>
          <NotCharged />
          <HowToRetake tips={analysis.retake} />
        </>
      )}
      {diagnosis.report !== null && <ReportCard report={diagnosis.report} />}
      <p className="max-w-measure text-sm text-muted">
        A photo alone proves no disease and rules none out. With the signs that you see and your
        water test <RouteLink to="diseaseDetection" /> tells far more.
      </p>
    </div>
  );
};
