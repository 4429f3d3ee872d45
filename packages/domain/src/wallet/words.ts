import type { LedgerLine } from '@nishiki/contract/account';

export type LedgerFacts = {
  readonly kind: LedgerLine['kind'];
  readonly feature: string | null;
  readonly note: string | null;
};

/** What tokens were spent on, by the feature of a reservation. */
const features: Record<string, string> = {
  identify: 'Photo analysed',
  disease: 'Photo searched for disease',
  find: 'Koi looked for by its pattern',
  chat: 'Message to the koi expert',
  'chat-photo': 'Message with a photo to the koi expert',
  voice: 'Voice message to the koi expert',
  assessment: 'Health assessment',
};

const reasons: Record<string, string> = {
  no_firm_answer: 'no firm answer',
  fish_unreadable: 'the photo shows too little of the fish',
  nothing_found: 'the fish was not found',
  not_answered: 'there was no answer of use',
  first_aid: 'first aid is free',
  stopped: 'it was stopped before it began',
  failed: 'it did not work',
  stale: 'it was interrupted',
};

/** A ledger line as its keeper reads it. */
export const ledgerWords = ({ kind, feature, note }: LedgerFacts): string => {
  const done = features[feature ?? ''] ?? 'Work done';
  switch (kind) {
    case 'sign_up':
      return 'Welcome to Nishiki';
    case 'monthly':
      return `Tokens of the month${note ? `, ${note} plan` : ''}`;
    case 'monthly_ended':
      return 'Tokens of the month that were not used';
    case 'operator':
      return `Given by the people who run Nishiki${note ? `: ${note}` : ''}`;
    case 'purchase':
      return 'Tokens bought';
    case 'referral':
      return 'Thanks for bringing a friend';
    case 'refund':
      return 'Tokens handed back for a refund';
    case 'spend':
      return done;
    case 'release':
      return `Given back: ${reasons[note ?? ''] ?? 'nothing was done'}`;
  }
};
