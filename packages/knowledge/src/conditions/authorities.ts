import { said, uncited, type Statement } from '../statement.ts';

export type Authority = {
  name: string;
  /** Null where we have read no number, or two different ones: the page then has it. */
  phone: string | null;
  email: string | null;
  url: string | null;
  /** What the law asks, as far as we have read it. */
  duty: Statement;
};

const cefas: Authority = {
  name: 'Fish Health Inspectorate (Cefas)',
  phone: '01305 206700',
  email: 'fhi@cefas.co.uk',
  url: 'https://www.gov.uk/guidance/report-serious-fish-or-shellfish-diseases',
  duty: said(
    'In England and Wales a suspicion must be reported at once, and so must unusual deaths; keeping it back can be fined.',
    'govuk-report',
    'bsava-khv',
  ),
};

const scotland: Authority = {
  name: 'Fish Health Inspectorate of the Marine Directorate, Scotland',
  phone: null,
  email: null,
  url: 'https://gov.scot/policies/fish-health-inspectorate',
  duty: said(
    'In Scotland whoever owns or looks after the fish must report signs of a notifiable disease to the Fish Health Inspectorate.',
    'scot-notifiable',
    'scot-fhi',
  ),
};

const northernIreland: Authority = {
  name: 'Fish Health Inspectorate of DAERA, Northern Ireland',
  phone: null,
  email: null,
  url: 'https://www.daera-ni.gov.uk/articles/aquatic-disease-status',
  duty: said(
    'KHV is notifiable in Northern Ireland, which is declared free of KHV and SVC: report a suspicion of either to DAERA at once.',
    'daera-status',
    'daera-aquatic',
  ),
};

/** Where the country is not known, or its list has not been read by us. */
export const elsewhere: Authority = {
  name: 'The fish health or veterinary authority of your country',
  phone: null,
  email: null,
  url: null,
  duty: uncited(
    'What must be reported differs from country to country. Ask the authority, or a vet, before any fish or water is moved.',
  ),
};

const byCountry = new Map<string, Authority>([
  ['GB-ENG', cefas],
  ['GB-WLS', cefas],
  ['GB-SCT', scotland],
  ['GB-NIR', northernIreland],
]);

/** The countries whose lists of notifiable diseases we have read. */
export const countriesRead: readonly string[] = [...byCountry.keys()];

/** Whom to tell in this country; null stands for a country nobody has told us. */
export const authorityFor = (country: string | null): Authority =>
  (country === null ? undefined : byCountry.get(country)) ?? elsewhere;
