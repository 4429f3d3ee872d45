/** What is said when a fish could not be assessed. Pure. */
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { PhotoRefused } from '../../app/analysis/photo-checks.ts';

/** Said where the server gave no reason. */
export const ASSESSMENT_FAILED = 'Assessment failed';
const CLEARER = 'Please try again with a clearer image';

const ofPhoto = new Set<ApiErrorCode>([
  'image_missing',
  'image_not_data_url',
  'image_type',
  'image_unreadable',
  'image_dimensions',
]);

const failed = (description: string): ToastMessage => ({
  title: 'Assessment Failed',
  description,
  tone: 'destructive',
});

export type AssessmentProblem =
  | { readonly kind: 'said'; readonly toast: ToastMessage }
  /** The file itself cannot be sent: said beside it. */
  | { readonly kind: 'refused'; readonly words: string }
  /** What would make it possible is offered instead. */
  | { readonly kind: 'tokens' };

/** The photo could not be judged. @param reason the server's own, null where it gave none */
export const notJudged = (reason: string | null): ToastMessage =>
  failed(reason ?? ASSESSMENT_FAILED);

export const assessmentProblem = (problem: unknown): AssessmentProblem => {
  if (problem instanceof PhotoRefused) return { kind: 'refused', words: problem.message };
  if (!(problem instanceof ApiError)) return { kind: 'said', toast: failed(ASSESSMENT_FAILED) };
  const { code, message } = problem;
  if (code === 'tokens_short') return { kind: 'tokens' };
  if (code === 'image_too_large' || code === 'body_too_large')
    return { kind: 'refused', words: message };
  return { kind: 'said', toast: failed(ofPhoto.has(code) ? CLEARER : message) };
};
