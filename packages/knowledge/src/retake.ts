import { said, type Statement } from './statement.ts';

/** Doubts of the recognition engine for which a keeper can do something with the camera. */
export const doubtIds = [
  'no_fish_found',
  'looks_drawn',
  'not_like_a_koi',
  'shape_unclear',
  'fish_cut_off',
  'fish_too_small',
  'blurred',
  'too_dark',
  'too_bright',
  'several_fish',
  'side_view',
  'classes_close',
  'unfamiliar_variety',
] as const;
export type DoubtId = (typeof doubtIds)[number];

/** How to take the photo again, one sentence for each doubt. House rules of the engine, not cited facts. */
export const retakeAdvice: Record<DoubtId, string> = {
  no_fish_found:
    'We could not find a fish. Photograph one koi from straight above, with plain water or a bowl around it.',
  looks_drawn:
    'This looks like a drawing. Send a photo of the fish itself and we will gladly look.',
  not_like_a_koi:
    'If it is a koi, hold the camera over its back so that head and tail both show, with plain water or a bowl around it.',
  shape_unclear:
    'The outline is hard to follow. A light blue bowl or a plain pond floor behind the fish helps most.',
  fish_cut_off:
    'Part of the fish is outside the picture. Step back until nose and tail both fit, with a little water around them.',
  fish_too_small:
    'The fish is small in the picture. Come closer, or crop to it, so that it fills about half the frame.',
  blurred:
    'The picture is blurred. Wait until the fish rests, tap on it to focus, and take two or three.',
  too_dark: 'It is too dark to judge colours. Try daylight in open shade, without flash.',
  too_bright:
    'Glare hides the pattern. Move into open shade, switch off the flash, or shade the water with an umbrella.',
  several_fish: 'There are several fish. Tap the one you mean, or photograph it alone.',
  side_view:
    'The fish is seen from the side, where only its colours can be judged. Hold the camera straight above its back.',
  unfamiliar_variety:
    'It may be a variety that we have not learnt yet. Compare it with the candidates, and trust your own eyes.',
  classes_close:
    'Two varieties are close. A second photo with head and pectoral fins sharp would help to decide.',
};

/** The sentence for a doubt; undefined when the id is not known. */
export const retakeFor = (doubt: string): string | undefined =>
  Object.hasOwn(retakeAdvice, doubt) ? retakeAdvice[doubt as DoubtId] : undefined;

/** Said beside 'not a koi': the look-alike that people bring most often. */
export const goldfishHint: Statement = said(
  'Goldfish look much alike. A koi has two pairs of barbels at its mouth, a goldfish has none.',
  'puregoldfish-barbels',
);
