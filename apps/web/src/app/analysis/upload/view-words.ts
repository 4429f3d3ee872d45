/** What a further photo shows, in words. Pure. */
import type { PhotoView } from '@nishiki/contract/analysis';
import type { FurtherPhoto } from '../photo-details.ts';

export const viewWords: Record<PhotoView, string> = {
  side: 'From the side',
  head: 'The head',
  'close-up': 'A close-up',
  top: 'From above',
};

/** In the order in which they are most often missing; the first photo is one from above. */
export const views: readonly PhotoView[] = ['side', 'head', 'close-up', 'top'];

/** What a photo that is added most likely shows: what none of the others does. */
export const freeView = (more: readonly FurtherPhoto[]): PhotoView =>
  views.find((view) => more.every((one) => one.view !== view)) ?? 'side';
