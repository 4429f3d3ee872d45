import { waterAddress } from '@nishiki/knowledge/reference/addresses';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import type { ReferenceDocument } from '../document.ts';
import { levelRange } from './band-words.ts';
import { OverviewPage } from './overview-page.tsx';
import { ParameterPage } from './parameter-page.tsx';

export const waterDocuments: readonly ReferenceDocument[] = [
  {
    path: '/water',
    title: 'Water values for koi',
    description:
      'Target bands of temperature, pH, ammonia, nitrite, oxygen, KH and more for koi ponds, how often to test each, and what to do when one is off.',
    body: () => <OverviewPage />,
  },
  ...waterParameters.map((parameter): ReferenceDocument => {
    const { id, name, summary } = parameter;
    const ideal = levelRange(id, 'ideal');
    return {
      path: waterAddress(id),
      title: `${name} in a koi pond`,
      description: `${summary}${ideal === '' ? '' : ` Ideal: ${ideal}.`}`,
      body: () => <ParameterPage parameter={parameter} />,
    };
  }),
];
