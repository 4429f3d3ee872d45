import type { Ink } from '@nishiki/knowledge/art';

/** Each ink as three washes: the body of the colour, its shade, and its thin edge in the fins. */
export const inks: Record<Ink, readonly [main: string, shade: string, thin: string]> = {
  white: ['#fbf8f1', '#aeb0ae', '#d3dade'],
  red: ['#cb3a22', '#a32414', '#e8917f'],
  orange: ['#dd6a2c', '#b84a18', '#eeb18c'],
  yellow: ['#e8b93c', '#bf8c1d', '#f1d994'],
  black: ['#22262c', '#0d1014', '#5d646d'],
  blue: ['#7d95ab', '#4c6480', '#b9c7d3'],
  navy: ['#3b506b', '#22334a', '#8496ab'],
  pale: ['#dde4e8', '#a9b7c0', '#e4eaee'],
  sky: ['#a9bccb', '#6f8a9f', '#cfdae2'],
  grey: ['#9aa2a6', '#6d767b', '#c6cbcd'],
  brown: ['#94693c', '#6b4826', '#c6a884'],
  mustard: ['#b98f3a', '#8d6a22', '#d9c08c'],
  green: ['#a3ae6a', '#78854a', '#cdd4a8'],
  purple: ['#8b3f52', '#642a3c', '#c08f9b'],
  silver: ['#e0e4e6', '#8f999e', '#d2dade'],
  gold: ['#e0ae3f', '#ad7c18', '#f0d58f'],
  copper: ['#d0752f', '#9f4f18', '#e9b48a'],
};
