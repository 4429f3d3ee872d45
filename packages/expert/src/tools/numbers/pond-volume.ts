import { litresIn } from '@nishiki/koi-science/units';
import {
  volumeBySalt,
  volumeOfShape,
  type PondShape,
  type Volume,
} from '@nishiki/koi-science/volume';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import { inGrams, number, percent } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** A volume in all three units: whoever measures one needs it for labels of every country. */
const allUnits = (litres: number): string =>
  `${number(litres, 4)} litres (${number(litres / litresIn['uk-gal'], 4)} UK gallons, ${number(litres / litresIn['us-gal'], 4)} US gallons)`;

const formulaOf = (pond: PondShape, litres: number): string => {
  const m3 = `${number(litres / 1000, 4)} m³ = ${number(litres, 4)} litres`;
  const of = (value: number): string => `${number(value, 3)} m`;
  switch (pond.shape) {
    case 'rectangle':
      return `Length x width x depth = ${of(pond.length)} x ${of(pond.width)} x ${of(pond.depth)} = ${m3}.`;
    case 'circle':
      return `Pi x (diameter / 2)² x depth = 3.1416 x (${of(pond.diameter)} / 2)² x ${of(pond.depth)} = ${m3}.`;
    case 'ellipse':
      return `Pi / 4 x length x width x depth = 0.7854 x ${of(pond.length)} x ${of(pond.width)} x ${of(pond.depth)} = ${m3}.`;
    case 'kidney':
      return `Length x width x mean depth x 0.8 for the curves = ${of(pond.length)} x ${of(pond.width)} x ${of(pond.depth)} x 0.8 = ${m3}.`;
    case 'sloped':
      return `Depth / 6 x (top + 4 x middle + floor) = ${of(pond.depth)} / 6 x (${number(pond.top)} + 4 x ${number(pond.middle)} + ${number(pond.bottom)}) m² = ${m3}.`;
  }
};

const measureIt = said(
  'To measure it, dissolve a weighed amount of pure salt, let it mix for some hours, and read the rise: litres = grams of salt / rise in g/l.',
  'kangei-volume',
);

const byShape = (pond: PondShape): { volume: Volume; lines: Statement[] } => {
  const volume = volumeOfShape(pond);
  return { volume, lines: [uncited(formulaOf(pond, volume.litres))] };
};

export type SaltRise = { readonly grams: number; readonly before: number; readonly after: number };

const bySalt = ({ grams, before, after }: SaltRise): { volume: Volume; lines: Statement[] } => {
  const volume = volumeBySalt(grams, before, after);
  const rise = after - before;
  return {
    volume,
    lines: [
      said(
        `Litres = salt / rise = ${inGrams(grams)} / ${number(rise * 10)} g/l (${number(before)} to ${number(after)} %) = ${number(volume.litres, 4)} litres; by the last digit of a meter ${number(volume.low, 3)} to ${number(volume.high, 3)}.`,
        'kangei-volume',
      ),
    ],
  };
};

const gapWords = (estimate: number, measured: number): Statement => {
  const gap = (estimate - measured) / measured;
  return uncited(
    `By its lengths it came to ${number(estimate, 4)} litres, ${percent(Math.abs(gap))} ${gap >= 0 ? 'more' : 'less'}: ${
      gap >= 0
        ? 'slopes, shelves, curves and a lower water line take that away.'
        : 'filter and pipes hold water too, and the mean depth may be more than it looked.'
    }`,
  );
};

/** A pond's volume by its lengths, by salt, or by both, where the measured one counts. */
export const pondVolume = (pond: PondShape | null, rise: SaltRise | null): Worked => {
  const shape = pond ? byShape(pond) : null;
  const salt = rise ? bySalt(rise) : null;
  if (!shape && !salt) throw new RangeError('lengths or a rise of salt are needed');
  const used = (salt ?? shape)?.volume as Volume;
  return {
    lead: [
      uncited(
        salt
          ? `About ${allUnits(used.litres)}, measured by salt, filter and pipes included. Use this one for every dose.`
          : `About ${allUnits(used.litres)}. It is an estimate: it may be a fifth out either way (${number(used.low, 3)} to ${number(used.high, 3)} litres).`,
      ),
      ...(salt && shape ? [gapWords(shape.volume.litres, used.litres)] : []),
    ],
    numbers: [...(salt?.lines ?? []), ...(shape?.lines ?? [])],
    ...(salt ? {} : { why: [measureIt] }),
    never: salt
      ? [uncited('Do not average the two: the measured one counts.')].filter(() => shape !== null)
      : [uncited('No permanganate, chloramine-T or formalin on an estimate: measure first.')],
    data: {
      litres: used.litres,
      low: used.low,
      high: used.high,
      volume_found: used.how,
      estimate_litres: shape?.volume.litres ?? null,
    },
  };
};

const metres = z.number().check(z.positive(), z.maximum(200));
const area = z.number().check(z.positive(), z.maximum(40_000));

export const pondVolumeTool = defineTool({
  name: 'pond_volume',
  description:
    'Volume of a pond by its shape and lengths in metres (an estimate, a fifth out either way), by the rise of salt (measured), or by both.',
  input: z.object({
    pond: z.optional(
      z.discriminatedUnion('shape', [
        z.object({ shape: z.literal('rectangle'), length: metres, width: metres, depth: metres }),
        z.object({ shape: z.literal('circle'), diameter: metres, depth: metres }),
        z.object({ shape: z.literal('ellipse'), length: metres, width: metres, depth: metres }),
        z.object({ shape: z.literal('kidney'), length: metres, width: metres, depth: metres }),
        z.object({
          shape: z.literal('sloped'),
          top: area,
          middle: area,
          bottom: area,
          depth: metres,
        }),
      ]),
    ),
    salt_rise: z.optional(
      z.object({
        grams: z.number().check(z.positive()),
        before: z.number().check(z.minimum(0), z.maximum(5)),
        after: z.number().check(z.minimum(0), z.maximum(5)),
      }),
    ),
  }),
  run: ({ pond = null, salt_rise = null }) => resultOf(pondVolume(pond, salt_rise)),
});
