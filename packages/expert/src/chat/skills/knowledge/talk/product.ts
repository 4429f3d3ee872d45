import { uncited } from '@nishiki/knowledge/statement';
import { findSupport } from '../../../../support/desk.ts';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';

const namesProduct =
  /\b(tokens?|refunds?|subscri\w*|invoices?|my account|password|free trial|my plan|pricing|log ?in|sign ?(in|up|out)|nishiki app|this (app|site|website)|(hobbyist|enthusiast|breeder|professional) plan|vouchers?|unsubscribe|billing|upgrade my|downgrade|delete my (account|data)|export my (data|account)|paypal|charged|talk to a (human|person)|speak to (a )?(human|person|someone)|contact (you|support|us)|customer (service|support)|(an|the|your) app|app store|android|data (about|of|on) me|know about me|everything about me)\b|\bhow (do|can) i (cancel|unsubscribe)\b|\b(photo|picture|upload|result)\b.*\b(not sure|not a koi|too (big|large)|fails?|failed|heic|refused)\b/;

/** Questions about the product: tokens, plans, photos, the account. They cost nothing. */
export const product: Skill = {
  id: 'product',
  bid: (c) => {
    if (c.message.emergencies.length > 0) return 0;
    const text = askedText(c);
    if (!c.question.aboutProduct && !namesProduct.test(text)) return 0;
    const hit = findSupport(text);
    return hit && hit.share >= 0.4 ? 0.93 : 0.4;
  },
  answer: (c) => {
    const hit = findSupport(askedText(c));
    const isKnown = hit !== null && hit.share >= 0.4;
    return answerOf({
      skill: 'product',
      intent: 'general',
      lead: [
        uncited(
          isKnown
            ? hit.item.answer
            : 'I do not know that about the site. Ask Support: a person reads what it cannot answer.',
        ),
      ],
      links: [
        ...(isKnown && hit.item.link ? [hit.item.link] : []),
        { label: 'Support', path: '/support' },
      ],
      worth: false,
    });
  },
};
