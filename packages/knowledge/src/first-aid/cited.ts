import type { Source } from '../source.ts';

/** What the page of first aid shows of a source. */
export type Cited = Pick<Source, 'id' | 'title' | 'publisher' | 'url'>;

/**
 * The sources that first aid and the authorities name, word for word as the catalogue of sources has
 * them, which a test sees to: all of that is six times as much, too much for a page that must be small.
 */
export const citedSources: readonly Cited[] = [
  {
    id: 'uf-oxygen',
    title: 'Dissolved oxygen for fish production (FA27)',
    publisher: 'University of Florida IFAS Extension, copy at SimplyDiscus',
    url: 'http://www.simplydiscus.com/library/biology/anatomy/o2_depletion4.shtml',
  },
  {
    id: 'koinet-chlorine',
    title: 'Chlorine and chloramine',
    publisher: 'Koinet',
    url: 'https://www.koinet.net/j/index.php/articles/aquaculture/17-chlorine-and-chloramine',
  },
  {
    id: 'uf-ammonia',
    title: 'Ammonia',
    publisher: 'University of Florida IFAS Extension, copy at SimplyDiscus',
    url: 'http://www.simplydiscus.com/library/biology/nitrogen_cycle/ammonia3.shtml',
  },
  {
    id: 'msu-brown-blood',
    title: 'Brown blood disease',
    publisher: 'Mississippi State University extension, copy at Engormix',
    url: 'https://en.engormix.com/aquaculture/aquaculture-health/brown-blood-disease_a34191',
  },
  {
    id: 'bsava-khv',
    title: 'Koi herpesvirus disease',
    publisher: 'British Small Animal Veterinary Association',
    url: 'https://bsava.com/article/koi-herpesvirus-disease/',
  },
  {
    id: 'wildgoose-khv',
    title: 'Koi herpesvirus (KHV)',
    publisher: 'W. H. Wildgoose, veterinary surgeon',
    url: 'https://www.whwildgoose.com/koi-herpesvirus-khv',
  },
  {
    id: 'govuk-report',
    title: 'Report serious fish or shellfish diseases',
    publisher: 'GOV.UK, Fish Health Inspectorate (Cefas)',
    url: 'https://www.gov.uk/guidance/report-serious-fish-or-shellfish-diseases',
  },
  {
    id: 'mankysanke-dechlorination',
    title: 'Effective dechlorination',
    publisher: 'Syd Mitchell, mankysanke.co.uk',
    url: 'https://www.mankysanke.co.uk/html/effective_dechlorination.html',
  },
  {
    id: 'njh-pond-electrics',
    title: 'Garden power and lighting',
    publisher: 'NJH Electrical Services',
    url: 'http://www.njhelectricalservices.co.uk/garden-power-and-lighting/',
  },
  {
    id: 'gardeners-bible-power',
    title: 'What if I have a power failure?',
    publisher: 'Water Gardeners’ Bible',
    url: 'http://www.watergardenersbible.co.uk/pond-problems/what-if-i-have-a-power-failure/',
  },
  {
    id: 'pond-guy-power',
    title: 'Protecting your koi pond in a power outage',
    publisher: 'The Pond Guy',
    url: 'https://www.thepondguy.com/learning-center/protecting-your-koi-pond-in-a-power-outage/',
  },
  {
    id: 'uf-khv',
    title: 'Koi herpesvirus disease (VM113)',
    publisher: 'University of Florida IFAS Extension',
    url: 'https://edis.ifas.ufl.edu/publication/vm113',
  },
  {
    id: 'scot-notifiable',
    title: 'Notifiable diseases',
    publisher: 'Scottish Government',
    url: 'https://www2.gov.scot/Topics/marine/Fish-Shellfish/aquaculture/diseases/notifiableDisease',
  },
  {
    id: 'scot-fhi',
    title: 'Fish Health Inspectorate',
    publisher: 'Scottish Government',
    url: 'https://gov.scot/policies/fish-health-inspectorate',
  },
  {
    id: 'daera-status',
    title: 'Northern Ireland disease status and designation notices',
    publisher: 'Department of Agriculture, Environment and Rural Affairs (DAERA)',
    url: 'https://www.daera-ni.gov.uk/articles/northern-ireland-disease-status-and-designation-notices',
  },
  {
    id: 'daera-aquatic',
    title: 'Aquatic disease status',
    publisher: 'Department of Agriculture, Environment and Rural Affairs (DAERA)',
    url: 'https://www.daera-ni.gov.uk/articles/aquatic-disease-status',
  },
];

const byId = new Map(citedSources.map((source) => [source.id, source]));

/** The source with this id, if first aid names it. */
export const citedById = (id: string): Cited | undefined => byId.get(id);
