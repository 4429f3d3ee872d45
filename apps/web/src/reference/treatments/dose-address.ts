import { toolAddress } from '@nishiki/knowledge/reference/addresses';

/** The calculator, with a treatment chosen. It names no amount before its questions are answered. */
export const doseAddress = (treatmentId: string): string =>
  `${toolAddress('dose')}?treatment=${treatmentId}`;

/**
 * Where an amount against one condition is worked out. Salt against nitrite corrects the water by far
 * less than it takes against parasites, so it has a calculator of its own.
 */
export const doseAddressAgainst = (treatmentId: string, conditionId: string): string =>
  conditionId === 'nitrite-poisoning' && treatmentId === 'salt'
    ? toolAddress('nitrite')
    : doseAddress(treatmentId);
