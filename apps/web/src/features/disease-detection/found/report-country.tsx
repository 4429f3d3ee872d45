import { authorityFor } from '@nishiki/knowledge/conditions/authorities';
import { AuthorityWays } from '../../../app/analysis/diagnosis/report-card.tsx';
import { CountryField } from '../../../app/countries/country-field.tsx';
import type { Telling } from '../../../app/told/use-draft.ts';

/** Names the authority as soon as the country is chosen: nothing has to be sent, or paid, for that. */
export const ReportCountry = ({ draft, live }: Pick<Telling, 'draft' | 'live'>) => {
  const { name, phone, url, duty } = authorityFor(draft.country);
  return (
    <div className="space-y-4">
      <CountryField value={draft.country} onChange={live} />
      {draft.country !== null && (
        <div role="status" className="space-y-2">
          <AuthorityWays authority={name} phone={phone} url={url} />
          <p className="max-w-measure text-sm text-muted">{duty.text}</p>
        </div>
      )}
    </div>
  );
};
