import { tokenCosts } from '@nishiki/contract/tokens';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ChatApi } from './use-chat.ts';

const { Part: TokenDialog } = lazyPart(() =>
  importing(() => import('../analysis/offers/token-dialog.tsx')),
);
const { Part: UpgradeDialog } = lazyPart(() =>
  importing(() => import('../analysis/offers/upgrade-dialog.tsx')),
);

const ofChat = {
  once: 'A message to the koi expert',
  cost: tokenCosts.chat,
  planAdds: ['Messages by voice'],
};
const words = { stays: 'What you wrote is still in the field', back: 'Back to the conversation' };

/** What is offered in place of an answer. Once in each place that talks with the expert. */
export const ChatOffers = ({ chat }: { chat: ChatApi }) => {
  const { offer, allowance, closeOffer } = chat;
  if (offer === null) return null;
  const { kind, open, cost } = offer;
  return kind === 'upgrade' ? (
    <UpgradeDialog tool={ofChat} open={open} onClose={closeOffer} />
  ) : (
    <TokenDialog open={open} onClose={closeOffer} allowance={allowance} cost={cost} words={words} />
  );
};
