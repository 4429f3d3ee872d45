import type { Sign } from './signs.ts';

const eyes = { group: 'head', seenIn: 'photo', emergency: false } as const;
/** Gills are looked at with the cover lifted for a moment, by somebody who knows how. */
const gills = { group: 'head', seenIn: 'fish', emergency: false } as const;

export const headSigns: Sign[] = [
  {
    ...eyes,
    id: 'sunken-eyes',
    label: 'Sunken eyes',
    question: 'Do the eyes lie deeper in the head than usual?',
    where: 'Both eyes, from above and from the side.',
  },
  {
    ...eyes,
    id: 'pop-eye-one',
    label: 'One eye bulges',
    question: 'Does one eye stand out further than the other?',
    where: 'From straight above, both eyes compared.',
  },
  {
    ...eyes,
    id: 'pop-eye-both',
    label: 'Both eyes bulge',
    question: 'Do both eyes stand out further than usual?',
    where: 'From straight above. Compare with another fish of the pond.',
  },
  {
    ...eyes,
    id: 'cloudy-eye',
    label: 'Cloudy eye',
    question: 'Is an eye white, grey or hazy?',
    where: 'Both eyes. Note whether the haze is on the surface or deep in the pupil.',
  },
  {
    ...gills,
    id: 'gills-necrotic',
    label: 'Dead patches in the gills',
    question: 'Are there white or brown dead patches in the gills, or are parts of them missing?',
    where: 'Under the gill cover, both sides.',
    emergency: true,
  },
  {
    ...gills,
    id: 'gills-pale',
    label: 'Pale gills',
    question: 'Are the gills pink or pale instead of deep red?',
    where: 'Under the gill cover, both sides.',
  },
  {
    ...gills,
    id: 'gills-swollen',
    label: 'Swollen, slimy gills',
    question: 'Are the gills swollen, or thick with slime?',
    where: 'Under the gill cover, both sides.',
  },
  {
    ...gills,
    id: 'gills-brown',
    label: 'Brown gills',
    question: 'Are the gills brown, like chocolate, instead of red?',
    where: 'Under the gill cover, both sides.',
    emergency: true,
  },
  {
    ...gills,
    id: 'gills-frayed',
    label: 'Frayed gill edges',
    question: 'Are the edges of the gills frayed or white while the rest is red?',
    where: 'The outer rim of the gills.',
  },
  {
    ...eyes,
    id: 'gill-cover-raised',
    label: 'Raised gill cover',
    question: 'Does a gill cover stay open or stand out from the head?',
    where: 'From straight above, left and right compared.',
  },
  {
    ...gills,
    id: 'white-commas-on-gills',
    label: 'White commas on the gills',
    question: 'Are there white commas of a millimetre or two on the gills?',
    where: 'Between the gill filaments, with a magnifying glass.',
  },
];
