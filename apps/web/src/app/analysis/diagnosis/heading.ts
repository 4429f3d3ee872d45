import { isReadable, type Searched } from './standing.ts';

/** Nothing speaks for a disease, on a photo that would show something, and the water is not bad. */
const isClear = (analysis: Searched): boolean => {
  const { urgent, report, conditions, water } = analysis.diagnosis;
  return (
    isReadable(analysis) &&
    urgent.length === 0 &&
    report === null &&
    conditions.length === 0 &&
    water.every(({ verdict }) => verdict !== 'act')
  );
};

/** The headline, and below it what must not be left out. */
export const headingOf = (analysis: Searched): { headline: string; below: string | null } =>
  isClear(analysis)
    ? { headline: 'Healthy Koi', below: `No diseases detected. ${analysis.diagnosis.headline}.` }
    : { headline: analysis.diagnosis.headline, below: null };
