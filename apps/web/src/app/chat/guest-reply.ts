/** What a guest is told instead of an answer. No call is made for it. Pure. */
import type { AnswerMeta } from '@nishiki/contract/chat';
import { FREE_TOKENS, tokenCosts } from '@nishiki/contract/tokens';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { emergenciesIn } from '@nishiki/knowledge/search/emergency-words';
import { plain } from '@nishiki/knowledge/search/words';
import { countOfTokens } from '../token-words.ts';

/** Milliseconds until a guest is told, by the specification. */
export const GUEST_MS = { panel: 1500, chat: 2000 } as const;

const INVITATION =
  `To ask the koi expert, please sign up: a free account comes with ${countOfTokens(FREE_TOKENS)}, ` +
  `and a message costs ${countOfTokens(tokenCosts.chat)}. No card is needed. What you wrote stays in this tab.`;
const URGENT =
  '**This sounds like an emergency. Open First Aid now:** it is free, needs no account, and says step by ' +
  'step what to do in the next ten minutes.';
const CALM = 'A fish in trouble cannot wait: First Aid is free and needs no account.';

/** Words as the list of emergencies wants them. */
const normal = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

/** @param signUp address of the sign-up page, which leads back here */
export const guestReply = (
  text: string,
  signUp: string,
): { readonly content: string; readonly meta: AnswerMeta } => {
  const [emergency] = emergenciesIn(normal(text));
  const firstAid = {
    label: 'First Aid',
    path: emergency === undefined ? FIRST_AID : `${FIRST_AID}#${emergency}`,
  };
  const account = { label: 'Sign Up', path: signUp };
  const urgent = emergency !== undefined;
  return {
    content: urgent ? `${URGENT}\n\n${INVITATION}` : `${INVITATION}\n\n${CALM}`,
    meta: {
      intent: 'general',
      sources: [],
      tools: [],
      firstAid: urgent,
      replies: [],
      links: urgent ? [firstAid, account] : [account, firstAid],
      evidence: null,
      by: 'embedded',
      notice: null,
    },
  };
};
