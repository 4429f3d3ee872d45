import type { Source } from './source.ts';

const read = '2026-12-01';

/** Where single conditions and treatments are described. */
export const conditionSources: readonly Source[] = [
  {
    id: 'tokyo-myxobolus-koi',
    title: 'Myxobolus koi',
    publisher: 'University of Tokyo, Fish Parasite Database',
    url: 'http://fishparasite.fs.a.u-tokyo.ac.jp/Mkoi/Mkoi-eng.html',
    kind: 'extension',
    read,
  },
  {
    id: 'johnson-broken-back',
    title: 'Broken back or scoliosis in koi and pond fish',
    publisher: 'E. Johnson, veterinary surgeon',
    url: 'https://drjohnson.com/broken-back-or-scoliosis-in-koi-and-pond-fish/',
    kind: 'veterinary',
    read,
  },
  {
    id: 'sanders-spine',
    title: 'Spinal trauma in koi (J. M. Sanders)',
    publisher: 'Veterinary Information Network',
    url: 'https://vin.com/apputil/project/defaultadv1.aspx?catId=220607&id=11463572&pId=31107',
    kind: 'veterinary',
    read,
  },
  {
    id: 'fishdoc-fin-rot',
    title: 'Fin rot and peduncle disease',
    publisher: 'Fishdoc',
    url: 'https://fishdoc.co.uk/fin-rot-and-peduncle-disease-a-common-fish-disease-problem',
    kind: 'hobby',
    read,
  },
  {
    id: 'sacramento-flukes',
    title: 'Flukes',
    publisher: 'Sacramento Koi',
    url: 'https://sacramentokoi.com/kb/flukes/',
    kind: 'trade',
    read,
  },
  {
    id: 'springer-emamectin',
    title: 'Argulol, in the Encyclopedia of Parasitology',
    publisher: 'Springer',
    url: 'https://link.springer.com/referenceworkentry/10.1007/978-3-642-27769-6_5027-1',
    kind: 'peer-reviewed',
    read,
  },
  {
    id: 'zaidi-diflubenzuron',
    title: 'Diflubenzuron: degradation in freshwater and bioconcentration in mosquitofish',
    publisher: 'Journal of Environmental Protection',
    url: 'https://file.scirp.org/Html/4-6701718_28495.htm',
    kind: 'peer-reviewed',
    read,
  },
  {
    id: 'bioworld-copper',
    title: 'Is copper sulfate toxic to fish?',
    publisher: 'BioWorld',
    url: 'http://help.bioworldusa.com/kb/algae-treatment/is-copper-sulfate-toxic-to-fish',
    kind: 'trade',
    read,
  },
];
