import type { Analysis } from '@nishiki/contract/analysis';
import { EvidencePhoto } from './evidence-photo.tsx';
import { HowToRetake } from './how-to-retake.tsx';
import { NotCharged } from './not-charged.tsx';

type RefusedResultProps = {
  analysis: Analysis;
  localUrl: string | null;
  onPhotoBroken?: (() => void) | undefined;
};

/** No koi, or a photo that says too little: why, and what to do about it. */
export const RefusedResult = ({ analysis, localUrl, onPhotoBroken }: RefusedResultProps) => {
  const { description, evidence, retake } = analysis;
  // Advice and issues may say the same thing of the photo.
  const issues = evidence.photoQuality.issues.filter((issue) => !retake.includes(issue));
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <EvidencePhoto analysis={analysis} localUrl={localUrl} onBroken={onPhotoBroken} />
      <div className="space-y-6">
        <p className="max-w-measure text-lg">{description}</p>
        {issues.map((issue) => (
          <p key={issue} className="max-w-measure text-muted">
            {issue}
          </p>
        ))}
        <NotCharged />
        <HowToRetake tips={retake} />
      </div>
    </div>
  );
};
