import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const crosses: CalculatorEntry = {
  id: 'crosses',
  summary: 'What two koi can pass on by the genes that are known, and what nobody can foretell.',
  when: 'You choose parents, or wonder what the eggs in your pond may become.',
  formulas: [
    {
      text: 'Aa x Aa = 1/4 AA + 1/2 Aa + 1/4 aa',
      symbols: [
        { symbol: 'A', meaning: 'the form of a gene that shows with one copy' },
        { symbol: 'a', meaning: 'the form that is hidden unless there are two' },
      ],
    },
    {
      text: 'SS nn, Ss nn: scaled. ss nn: mirror. S- Nn: linear. ss Nn: leather. NN: dies.',
      symbols: [
        { symbol: 'S', meaning: 'full cover of scales' },
        { symbol: 'N', meaning: 'takes scales away; two of them kill' },
      ],
    },
  ],
  facts: [
    said('One dominant gene decides whether there are black patches.', 'gomelsky-black'),
    said(
      'It is passed on independently of red and white; Kohaku parents gave no young with black patches.',
      'gomelsky-black',
      'david-colours',
    ),
    said(
      'White and red depend on many genes, and the mixture follows how much red the parents carry.',
      'gomelsky-black',
    ),
    said(
      'Ginrin comes by one dominant gene: with non-ginrin it gave about half and half in most crosses.',
      'gomelsky-ginrin',
    ),
    said('The ghost pattern comes by one dominant gene.', 'gomelsky-design'),
    said(
      'Scale cover follows two genes, S and N, as Kirpichnikov proposed; within the mirror type scales vary much.',
      'casas-scales',
    ),
    uncited(
      'Two N are held to kill early: of two leather parents that is a quarter of the young. Some lines may differ.',
    ),
  ],
  limits: [
    uncited(
      'Cannot be known: place and shape of red and black, their quality, when black comes up, loss of red, body and size.',
    ),
    uncited(
      '“With black” is not “Sanke”: how many become a variety, and how good, is in no table.',
    ),
    uncited('Shares are means over many young, and long before any selection.'),
    uncited(
      'Brother with sister doubles every hidden fault: a coefficient of 0.25, half-siblings 0.125.',
    ),
    uncited('Metallic lustre and long fins seem dominant; that rests on reports of hobbyists.'),
  ],
  examples: [
    {
      title: 'Sanke with one gene for black, and Kohaku.',
      inputs: { trait: 'black', mother: 'Aa', father: 'aa' },
      working: ['Aa x aa = 1/2 Aa + 1/2 aa', 'Aa shows black: half of the young'],
      answers: { 'Young with black patches': '50 %' },
    },
    {
      title: 'Leather with leather.',
      inputs: { trait: 'scales', dam: 'leather', sire: 'leather' },
      working: ['ss Nn x ss Nn = 1/4 ss nn + 1/2 ss Nn + 1/4 ss NN'],
      answers: {
        'Mirror (doitsu)': '25 %',
        'Leather (doitsu)': '50 %',
        'Die: they carry NN': '25 %',
      },
    },
  ],
  related: [
    { href: '/questions/breeding', label: 'Questions on breeding' },
    { href: '/varieties', label: 'Varieties' },
    { href: '/tools/hatching', label: 'Days to hatching' },
  ],
};
