import { describe, expect, it } from 'vitest';
import { PhotoRefused } from '../../app/analysis/photo-checks.ts';
import { ApiError, offlineError } from '../../lib/api-error.ts';
import { assessmentProblem, notJudged } from './problem.ts';

const toastOf = (problem: unknown) => {
  const told = assessmentProblem(problem);
  return told.kind === 'said' ? [told.toast.title, told.toast.description] : told.kind;
};

describe('an assessment that failed', () => {
  it('asks for a clearer image where the image is at fault', () => {
    const unreadable = new ApiError('image_unreadable', 'The photo could not be read.');
    expect(toastOf(unreadable)).toEqual([
      'Assessment Failed',
      'Please try again with a clearer image',
    ]);
  });

  it('does not blame the image for a lost connection', () => {
    expect(toastOf(offlineError())).toEqual(['Assessment Failed', offlineError().message]);
  });

  it('says what the server said of a photo that cannot be judged, else that it failed', () => {
    expect(notJudged('Please try again with a clearer image. Not a koi').description).toBe(
      'Please try again with a clearer image. Not a koi',
    );
    expect(notJudged(null).description).toBe('Assessment failed');
    expect(toastOf(new Error('?'))).toEqual(['Assessment Failed', 'Assessment failed']);
  });

  it('says beside the photo what is wrong with the file, and offers tokens where they lack', () => {
    expect(assessmentProblem(new PhotoRefused('File too large\nSmaller'))).toEqual({
      kind: 'refused',
      words: 'File too large\nSmaller',
    });
    expect(assessmentProblem(new ApiError('tokens_short', 'needs 5'))).toEqual({ kind: 'tokens' });
  });
});
