import { treatmentAddress } from '@nishiki/knowledge/reference/addresses';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import type { ReferenceDocument } from '../document.ts';
import { TreatmentsPage } from './list-page.tsx';
import { TreatmentPage } from './treatment-page.tsx';

export const treatmentDocuments: readonly ReferenceDocument[] = [
  {
    path: '/treatments',
    title: 'Treatments: against what, and what forbids them',
    description:
      'Salt, permanganate, praziquantel and others for koi: against what, what must be known before, what forbids each, and which two may be combined.',
    body: () => <TreatmentsPage />,
  },
  ...treatments.map((treatment) => ({
    path: treatmentAddress(treatment.id),
    title: `${treatment.name} for koi: when, and when not`,
    description: `${treatment.name}: ${treatment.summary} What must be known first, and what forbids it.`,
    body: () => <TreatmentPage treatment={treatment} />,
  })),
];
