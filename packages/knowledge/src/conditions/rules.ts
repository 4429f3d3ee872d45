import { uncited, type Statement } from '../statement.ts';

/** Holds for every treatment that an entry names, and stands beside it. House rules, not cited facts. */
export const treatmentRules: readonly Statement[] = [
  uncited(
    'Test the water before anything else: it causes or worsens most of what is seen on fish.',
  ),
  uncited(
    'One treatment at a time, and none on top of another: wait, and change water, in between.',
  ),
  uncited(
    'No dose without a measured volume of the whole system, filter and pipes included, and without reading the label.',
  ),
  uncited(
    'Formalin with malachite green is not for water below 10 °C, nor where orfe, rudd, tench or sturgeon live: it may kill them.',
  ),
  uncited(
    'Antibiotics, injections, anaesthetics and putting a fish to sleep are for a vet. We give no doses for them.',
  ),
];
