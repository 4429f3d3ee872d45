import type { Fingerprints, Likeness } from '@nishiki/domain/ports';
import { rankFingerprints, type FishMatch } from '@nishiki/vision/identity/compare';
import { describeChanges } from '@nishiki/vision/identity/describe-changes';
import { FINGERPRINT_VERSION } from '@nishiki/vision/identity/layout';
import { changesSummary, changeWords } from './change-words.ts';

const UNCLEAR =
  'The two photos show the body too differently to say what changed. Photos from straight above can tell more.';

/** On what a verdict stands. */
const reasonsOf = ({ verdict, isPlain, similarity, placement }: FishMatch): string[] => {
  const agree = `${Math.max(0, Math.round(similarity * 100))} of 100`;
  if (isPlain)
    return [
      'One of the two photos shows hardly any pattern of its own. Fish of one colour, or with nothing but the net of their variety, cannot be told apart by a photo.',
    ];
  const turned = placement.turned
    ? ['Head and tail seem to be taken for each other in one of the photos.']
    : [];
  if (verdict === 'same')
    return [`Laid over each other, the patterns agree to ${agree}.`, ...turned];
  if (verdict === 'different')
    return [`However they are laid over each other, the patterns agree to ${agree} at most.`];
  return [
    `The patterns agree to ${agree}: much for two fish, and little for one.`,
    ...turned,
    'Photos from straight above that show the whole fish sharply can tell more.',
  ];
};

/** Fish by their pattern: the engine compares, here it is put into words. */
export const createFingerprints = (): Fingerprints => ({
  version: FINGERPRINT_VERSION,
  rank: (wanted, others) =>
    rankFingerprints(wanted, others).map((match): Likeness => ({
      verdict: match.verdict,
      probability: Number(match.probability.toFixed(4)),
      reasons: reasonsOf(match),
    })),
  changes(older, newer) {
    const found = describeChanges(older, newer);
    if (!found) return { changes: [], summary: UNCLEAR };
    const changes = found.map(changeWords);
    return { changes, summary: changesSummary(changes) };
  },
});
