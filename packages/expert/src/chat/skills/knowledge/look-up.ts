import { articleById } from '@nishiki/knowledge/articles/catalogue';
import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited } from '@nishiki/knowledge/statement';
import { library, type Found } from '../../../library/library.ts';
import { routedTo } from '../../../library/routes.ts';
import { answerOf, type Answer, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { askedText, hasOwnNumbers, tellsOfIllness } from './asked.ts';
import { bestPoints } from './best-points.ts';
import { intentOf } from './intent-of.ts';

/** Below this share of the question the hit is only the nearest thing that was read. */
const NEAR = 0.4;
/** Below it, nothing was found. */
const FAR = 0.2;
/** Points beside the short answer; fewer where they are long. */
const MOST_POINTS = 5;
/** Asked once more: all that there is. */
const MOST_AGAIN = 12;
/** What a page says stands behind what can be worked out for this very keeper. */
const MOST = 0.8;
const WITH_NUMBERS = 0.45;
/** Where the very question is known, its answer still helps beside numbers of the keeper’s own. */
const ROUTED_WITH_NUMBERS = 0.65;

/** How surely a question asked in other words is the one that a route names. */
const ROUTED = 0.85;

/** What a route names comes first, also where it holds few of the words. */
const inOrderOfRoutes = (text: string, hits: readonly Found[]): readonly Found[] => {
  const [id] = routedTo(text);
  const article = id === undefined ? undefined : articleById(id);
  if (!article) return hits;
  const path = questionAddress(article.topic, article.id);
  const reading = library().at(path);
  if (!reading) return hits;
  const hit = hits.find(({ entry }) => entry.path === path);
  const score = hits[0]?.score ?? 1;
  const first = { ...reading, isTitle: false, share: Math.max(ROUTED, hit?.share ?? 0), score };
  return [{ ...first, isRouted: true }, ...hits.filter(({ entry }) => entry.path !== path)];
};

/** What the question finds, best first; lists of pages answer nothing. */
export const findFor = (c: Case): readonly Found[] => {
  const known = found.get(c);
  if (known) return known;
  const text = askedText(c);
  const hits = library()
    .find(text)
    .filter(({ entry }) => entry.kind !== 'list');
  const now = hits[0]?.isTitle ? hits : inOrderOfRoutes(text, hits);
  found.set(c, now);
  return now;
};
/** Several skills ask the same: a case is looked up once. */
const found = new WeakMap<Case, readonly Found[]>();

/** One word in common with a question of several says little, unless the entry is called by it. */
const isByChance = (c: Case, best: Found): boolean => {
  const { count, of, inTitle } = library().held(best, askedText(c));
  if (count === 0) return best.share < 0.6;
  return count === 1 && !(inTitle && of <= 3);
};

const isWeakHit = (c: Case, best: Found): boolean =>
  !best.isTitle && !best.isRouted && (best.share < NEAR || isByChance(c, best));

const mostFor = (c: Case, best: Found): number => {
  if (c.question.emergencies.length > 0) return WITH_NUMBERS;
  // White or furry eggs are no sick fish.
  const isOfEggs = /\beggs?\b/.test(askedText(c)) && best.isRouted === true;
  if (isOfEggs || (!hasOwnNumbers(c) && !tellsOfIllness(c))) return MOST;
  return best.isRouted ? ROUTED_WITH_NUMBERS : WITH_NUMBERS;
};

const bidOf = (c: Case): number => {
  if (c.question.smallTalk || c.question.language === 'none') return 0;
  const [best] = findFor(c);
  if (!best || best.share < FAR) return 0;
  // A heading of the reference, word for word: it is that question.
  if (best.isTitle) return best.entry.kind === 'question' ? 0.84 : MOST;
  if (isWeakHit(c, best)) return isByChance(c, best) ? 0.1 : 0.28;
  const most = mostFor(c, best);
  return Math.min(most, 0.3 + (0.6 * (best.share - NEAR)) / (1 - NEAR));
};

/** Which question or thing is answered, where it was asked in other words. */
const headOf = ({ entry, isTitle }: Found): Line[] => {
  if (isTitle) return [];
  return [uncited(entry.kind === 'question' ? `“${entry.title}”` : `${entry.title}:`)];
};

/** Too little of what was asked is known to quote anything: what may be meant, asked back. */
const unsureOf = (best: Found, next: Found | undefined): Answer => {
  const near = [best, ...(next && next.score > best.score / 2 ? [next] : [])].map(
    ({ entry }) => entry,
  );
  return answerOf({
    skill: 'look-up',
    intent: intentOf(best.entry),
    lead: [
      uncited(
        `I am not sure what you mean. Is it about ${near.map(({ title }) => `“${title}”`).join(' or ')}? If not, say it in other words, and name the fish, value or treatment.`,
      ),
    ],
    links: near.map(({ title, path }) => ({ label: title, path })),
    tools: ['search_knowledge'],
    worth: false,
  });
};

/** The entry of the reference that answers best, by what of it fits the question. */
export const lookUp: Skill = {
  id: 'look-up',
  bid: bidOf,
  answer: (c) => {
    const [best, next] = findFor(c);
    if (!best)
      return answerOf({
        skill: 'look-up',
        intent: 'general',
        lead: [uncited('I have read nothing about that.')],
        worth: false,
      });
    if (isWeakHit(c, best)) return unsureOf(best, next);
    const { said, never } = bestPoints(best, askedText(c), c.again ? MOST_AGAIN : MOST_POINTS);
    const links = [best, ...(next && next.score > best.score / 2 ? [next] : [])];
    return answerOf({
      skill: 'look-up',
      intent: intentOf(best.entry),
      lead: [...headOf(best), best.short],
      points: said,
      never: [...never, ...best.never],
      links: links.map(({ entry }) => ({ label: entry.title, path: entry.path })),
      tools: ['search_knowledge'],
    });
  },
};
