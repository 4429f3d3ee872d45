import type { Analysis } from '@nishiki/contract/analysis';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Allowance } from '../allowance.ts';
import { isSearched } from '../diagnosis/standing.ts';
import { FishCard } from '../fish/fish-card.tsx';
import type { Place } from '../photo-details.ts';
import { EvidencePhoto } from '../results/evidence-photo.tsx';
import { HowToRetake } from '../results/how-to-retake.tsx';
import { NotCharged } from '../results/not-charged.tsx';
import { Complaint } from '../upload/complaint.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { LazyWhole } from './lazy-whole.tsx';
import { panelTools } from './panel-tools.ts';
import { QuickDisease } from './quick-disease.tsx';
import { QuickIdentity } from './quick-identity.tsx';
import { quickHeading } from './quick-heading.ts';

type QuickResultProps = {
  kind: keyof typeof panelTools;
  photo: File;
  analysis: Analysis;
  notice: string | null;
  allowance: Allowance;
  onAnother: () => void;
  onPick: (fish: Place) => void;
};

const Answer = ({ analysis }: { analysis: Analysis }) => {
  if (isSearched(analysis)) return <QuickDisease analysis={analysis} />;
  if (analysis.outcome === 'identified') return <QuickIdentity analysis={analysis} />;
  return (
    <>
      <p className="max-w-measure">{analysis.description}</p>
      <NotCharged />
      <HowToRetake tips={analysis.retake} />
    </>
  );
};

/** The answer in short, with the photo that it was read from; all of it on demand. */
export const QuickResult = (props: QuickResultProps) => {
  const { kind, photo, analysis, notice, allowance, onAnother, onPick } = props;
  const localUrl = useObjectUrl(photo);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const asks = analysis.outcome === 'several_fish';
  return (
    <div className="min-w-0 space-y-6">
      <Card aria-labelledby={id} className="space-y-5">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl outline-none">
          {quickHeading(analysis)}
        </h2>
        {!asks && <EvidencePhoto analysis={analysis} localUrl={localUrl} />}
        {(!asks || isSearched(analysis)) && <Answer analysis={analysis} />}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onAnother}>Choose another photo</Button>
          {!asks && !whole && (
            <Button tone="quiet" onClick={() => setWhole(true)}>
              Show all that was read
            </Button>
          )}
        </div>
        {notice !== null && <Complaint words={notice} />}
      </Card>
      <FishCard
        analysis={analysis}
        localUrl={localUrl}
        allowance={allowance}
        cost={panelTools[kind].cost}
        onPick={onPick}
      />
      {whole && <LazyWhole analysis={analysis} localUrl={localUrl} />}
    </div>
  );
};
