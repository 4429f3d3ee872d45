import type { Source } from './source.ts';

const read = '2026-12-01';

/** Authorities. Their pages change: the link leads to the live one. */
export const regulatorSources: readonly Source[] = [
  {
    id: 'govuk-report',
    title: 'Report serious fish or shellfish diseases',
    publisher: 'GOV.UK, Fish Health Inspectorate (Cefas)',
    url: 'https://www.gov.uk/guidance/report-serious-fish-or-shellfish-diseases',
    kind: 'regulator',
    read,
  },
  {
    id: 'scot-notifiable',
    title: 'Notifiable diseases',
    publisher: 'Scottish Government',
    url: 'https://www2.gov.scot/Topics/marine/Fish-Shellfish/aquaculture/diseases/notifiableDisease',
    kind: 'regulator',
    read,
  },
  {
    id: 'scot-fhi',
    title: 'Fish Health Inspectorate',
    publisher: 'Scottish Government',
    url: 'https://gov.scot/policies/fish-health-inspectorate',
    kind: 'regulator',
    read,
  },
  {
    id: 'daera-status',
    title: 'Northern Ireland disease status and designation notices',
    publisher: 'Department of Agriculture, Environment and Rural Affairs (DAERA)',
    url: 'https://www.daera-ni.gov.uk/articles/northern-ireland-disease-status-and-designation-notices',
    kind: 'regulator',
    read,
  },
  {
    id: 'daera-aquatic',
    title: 'Aquatic disease status',
    publisher: 'Department of Agriculture, Environment and Rural Affairs (DAERA)',
    url: 'https://www.daera-ni.gov.uk/articles/aquatic-disease-status',
    kind: 'regulator',
    read,
  },
];
