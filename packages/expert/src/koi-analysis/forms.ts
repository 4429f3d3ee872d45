import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { colourNames, type ColourName } from '@nishiki/vision/types';

/**
 * Named forms that differ from the others of their class by ground colour alone
 * (facts B.6: Shiro is white, Aka and Hi red, Ki yellow; Ogon by their one metallic colour).
 */
const forms: Record<string, readonly { id: string; ground: readonly ColourName[] }[]> = {
  bekko: [
    { id: 'shiro-bekko', ground: ['white', 'grey'] },
    { id: 'aka-bekko', ground: ['red', 'orange'] },
    { id: 'ki-bekko', ground: ['yellow'] },
  ],
  utsuri: [
    { id: 'shiro-utsuri', ground: ['white', 'grey'] },
    { id: 'hi-utsuri', ground: ['red', 'orange'] },
    { id: 'ki-utsuri', ground: ['yellow'] },
  ],
  'hikari-muji': [
    { id: 'purachina-ogon', ground: ['white'] },
    { id: 'yamabuki-ogon', ground: ['yellow'] },
    { id: 'orenji-ogon', ground: ['orange'] },
  ],
};

/** Share of the coloured (not black) body that the form's ground must hold before it is named. */
const CLEAR = 0.75;

/** Name of the form that the measured colours point to; null when they are mixed or say nothing. */
export const likelyForm = (
  classId: string,
  shares: readonly number[] | undefined,
): string | null => {
  if (!shares) return null;
  const share = (colour: ColourName): number => shares[colourNames.indexOf(colour)] ?? 0;
  const coloured = colourNames
    .filter((colour) => colour !== 'black')
    .reduce((sum, colour) => sum + share(colour), 0);
  if (coloured < 0.1) return null;
  const clear = forms[classId]?.find(
    ({ ground }) => ground.reduce((sum, colour) => sum + share(colour), 0) / coloured >= CLEAR,
  );
  return (clear && varietyById(clear.id)?.name) ?? null;
};
