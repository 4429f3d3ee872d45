import DiagnosisView from '../../../app/analysis/diagnosis/diagnosis-view.tsx';
import { FishCard } from '../../../app/analysis/fish/fish-card.tsx';
import type { Place } from '../../../app/analysis/photo-details.ts';
import { diseaseTool } from '../../../app/analysis/tools.ts';
import { AskNext, type AskNextProps } from './ask-next.tsx';
import { ReportCountry } from './report-country.tsx';

type FoundProps = AskNextProps & { localUrl: string | null; onPick: (fish: Place) => void };

/** What was found, and what would tell more. */
export const Found = ({ localUrl, onPick, ...next }: FoundProps) => {
  const { analysis, telling } = next;
  return (
    <DiagnosisView
      analysis={analysis}
      localUrl={localUrl}
      fish={
        <FishCard
          analysis={analysis}
          localUrl={localUrl}
          allowance={next.allowance}
          cost={diseaseTool.cost}
          onPick={onPick}
        />
      }
      country={analysis.asked?.country === null ? <ReportCountry {...telling} /> : undefined}
      askNext={<AskNext {...next} />}
    />
  );
};
