import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';

const can =
  'Ask me about varieties, health, water, feeding, growth, breeding, shows or the seasons; numbers of your own pond make the answer exact.';
const who =
  'I am the koi expert built into Nishiki: a program, neither a person nor a vet. I work from sourced facts and tested calculations, need no network, and say so when I do not know.';

const words = {
  greeting: [`Hello. ${can}`],
  thanks: ['You are welcome. Come back with how the fish and the water are doing.'],
  goodbye: ['Goodbye, and good water to your koi.'],
  'who-are-you': [who, can],
} as const;

const asksWho =
  /\b(who|what) are you\b|\bare you (an? )?(real|human|person|bot|robot|ai|vet|chatgpt|gpt|machine|doctor)\b|\byour name\b|\bwhat can you do\b|\bhow can you help\b/;

/** Greetings, thanks, and who is speaking. They cost nothing. */
export const smallTalk: Skill = {
  id: 'small-talk',
  bid: (c) => {
    if (c.message.emergencies.length > 0) return 0;
    if (c.message.smallTalk) return 0.95;
    return asksWho.test(askedText(c)) ? 0.95 : 0;
  },
  answer: (c) =>
    answerOf({
      skill: 'small-talk',
      intent: 'general',
      lead: words[c.message.smallTalk ?? 'who-are-you'].map(uncited),
      worth: false,
    }),
};

/** Nothing but emoji or signs. */
export const wordless: Skill = {
  id: 'wordless',
  bid: (c) =>
    c.message.language === 'none' && !c.reply && c.message.bareNumber === null ? 0.6 : 0,
  answer: (c) =>
    answerOf({
      skill: 'wordless',
      intent: 'general',
      lead: [
        uncited(
          /[\u{1F62D}\u{1F625}\u{1F198}\u{1F480}\u26B0\u{1F631}]/u.test(c.message.text)
            ? 'I cannot read that, but it looks like worry. If fish gasp, jump or die, open First Aid now; otherwise tell me in words: what do you see?'
            : 'I read words and numbers. What do you see, or what would you like to know?',
        ),
      ],
      links: [{ label: 'First Aid', path: '/first-aid' }],
      worth: false,
    }),
};
