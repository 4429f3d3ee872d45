/** What differs between the pages that read photos. */
import type { PhotoLimit } from './photo-checks.ts';
import type { TriesStore } from './tries.ts';
import type { ToastMessage } from '../../ui/toast.tsx';

export type PhotoTool = {
  /** Words of the button. */
  readonly action: string;
  /** What a failure leaves untouched: 'Your photo is still here'. */
  readonly stays: string;
  /** Tokens for one photo. */
  readonly cost: number;
  /** What one photo is here, for prices: 'One photo read in full'. */
  readonly once: string;
  readonly limit: PhotoLimit;
  readonly tries: TriesStore;
  /** Where the server tells of this tool's tries. */
  readonly counter: 'tries' | 'disease';
  /** What uses a free try, in a sentence. */
  readonly counts: string;
  /** What costs neither a try nor a token, in a sentence. */
  readonly free: string;
  /** What the plan of the upgrade dialog adds here, besides what the plan table says. */
  readonly planAdds: readonly string[];
  /** Said over the page when an analysis fails, besides what the place of the photo says. */
  readonly failed?: ToastMessage;
};
