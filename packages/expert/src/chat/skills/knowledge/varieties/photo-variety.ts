import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited } from '@nishiki/knowledge/statement';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { AnalysisDraft } from '@nishiki/domain/ports';
import { answerOf, type Line, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';

const asksName =
  /\b(what|which)\b[^.?!]{0,40}\b(koi|variety|kind|type|fish|is (it|this|that))\b|\bidentif\w*|\bname\b/;
const asksQuality = /\b(good|quality|show|judge|score|worth|faults?)\b/;

/** Reasons, candidates and photos that are named. */
const MOST = 3;

const leadOf = ({ outcome, headline, description, confidence }: AnalysisDraft): Line[] => {
  if (outcome !== 'identified') return [uncited(`${headline}. ${description}`.trim())];
  return [
    uncited(
      `By this photo it is most likely a ${headline} (${Math.round(confidence)} %: of all answers given with that figure about so many are right).`,
    ),
    uncited(description),
  ];
};

const qualityLines = ({ showQuality }: AnalysisDraft): Line[] => {
  const { score, strengths, improvements } = showQuality;
  if (!score) return [];
  return [
    uncited(
      `Practice score ${Math.round(score.low)} to ${Math.round(score.high)} of ${score.outOf}. Shows judge koi as a whole, not by points.`,
    ),
    ...strengths.slice(0, MOST).map((text) => uncited(`For it: ${text}`)),
    ...improvements.slice(0, MOST).map((text) => uncited(`Against it: ${text}`)),
  ];
};

/** Which koi the photo of this conversation shows, why, and what else it may be. */
export const photoVariety: Skill = {
  id: 'photo-variety',
  bid: (c) => {
    if (c.photo === null || c.earlier.length > 0) return 0;
    const text = askedText(c);
    if (asksName.test(text)) return 0.92;
    if (asksQuality.test(text)) return 0.9;
    return c.question.intents[0] === 'health' ? 0 : 0.86;
  },
  answer: (c) => {
    const photo = c.photo as AnalysisDraft;
    const others = photo.candidates.slice(photo.outcome === 'identified' ? 1 : 0, MOST);
    const id = photo.form?.id ?? photo.candidates[0]?.id;
    const variety = photo.outcome === 'identified' && id ? varietyById(id) : undefined;
    return answerOf({
      skill: 'photo-variety',
      intent: 'identification',
      lead: leadOf(photo),
      why: [
        ...(photo.modifiers ?? [])
          .slice(0, MOST)
          .map(({ name, reason }) => uncited(`${name}: ${reason}`)),
        ...others.map(({ name, tellsApart }) =>
          uncited(`It could be taken for ${name}: ${tellsApart.join(' ')}`),
        ),
        ...(asksQuality.test(askedText(c)) ? qualityLines(photo) : []),
      ],
      unsure: [...photo.retake, ...(photo.wouldTell ?? [])].slice(0, MOST).map(uncited),
      links: variety ? [{ label: variety.name, path: varietyAddress(variety.id) }] : [],
      evidence: 'photo',
      worth: photo.outcome === 'identified' || photo.outcome === 'unsure',
    });
  },
};
