import type { Diagnosis } from '@nishiki/contract/condition';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { ResultCard } from '../results/result-card.tsx';

/** A number as a telephone takes it. */
const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

type Report = NonNullable<Diagnosis['report']>;

/** Where the authority of a country is reached. */
export const AuthorityWays = ({ authority, phone, url }: Omit<Report, 'words'>) => (
  <div className="space-y-2">
    <p className="font-semibold">{authority}</p>
    {(phone !== null || url !== null) && (
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {phone !== null && (
          <a href={telOf(phone)} className={buttonClass('secondary')}>
            <Phone aria-hidden="true" className="size-5" />
            {phone}
          </a>
        )}
        {url !== null && (
          <a
            href={url}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-ai underline underline-offset-4"
          >
            How to report
          </a>
        )}
      </p>
    )}
  </div>
);

type ReportCardProps = {
  report: Report;
  /** Asks for the country where it is not known. */
  children?: ReactNode;
};

/** A suspicion that the law wants told. */
export const ReportCard = ({ report, children }: ReportCardProps) => (
  <ResultCard title="Report it, and move no fish">
    <p className="max-w-measure">{report.words}</p>
    {children ?? <AuthorityWays {...report} />}
  </ResultCard>
);
