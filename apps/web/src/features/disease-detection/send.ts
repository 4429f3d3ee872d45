import { PhotoRefused } from '../../app/analysis/photo-checks.ts';
import type { Send } from '../../app/analysis/run-analysis.ts';
import { offlineError } from '../../lib/api-error.ts';
import { importing } from '../../lib/importing.ts';
import type { Draft } from '../../app/told/draft.ts';

/** Sends a photo with what is told. A value that cannot be is said before anything leaves. */
export const sendWith =
  (draft: Draft): Send =>
  async ({ ask }) => {
    const { questionOf, waterProblem } = await importing(
      () => import('../../app/told/question.ts'),
    ).catch(() => {
      throw offlineError();
    });
    const problem = waterProblem(draft);
    if (problem !== null) throw new PhotoRefused(`One water value cannot be right\n${problem}`);
    return ask(questionOf(draft));
  };
