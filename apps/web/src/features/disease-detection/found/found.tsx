import DiagnosisView from '../../../app/analysis/diagnosis/diagnosis-view.tsx';
import { AskNext, type AskNextProps } from './ask-next.tsx';
import { ReportCountry } from './report-country.tsx';

type FoundProps = AskNextProps & { localUrl: string | null };

/** What was found, and what would tell more. */
export const Found = ({ localUrl, ...next }: FoundProps) => {
  const { analysis, telling } = next;
  return (
    <DiagnosisView
      analysis={analysis}
      localUrl={localUrl}
      country={analysis.asked?.country === null ? <ReportCountry {...telling} /> : undefined}
      askNext={<AskNext {...next} />}
    />
  );
};
