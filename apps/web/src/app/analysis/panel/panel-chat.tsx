import { tokenCosts } from '@nishiki/contract/tokens';
import { useAccount } from '../../../lib/account-store.ts';
import { Card } from '../../../ui/card.tsx';
import { askChat } from '../../chat/ask.ts';
import { ChatBox } from '../../chat/chat-box.tsx';
import { GUEST_MS } from '../../chat/guest-reply.ts';
import { useChat } from '../../chat/use-chat.ts';
import { RouteLink } from '../../route-link.tsx';
import { balanceInWords, countOfTokens, isUnlimited } from '../../token-words.ts';
import { OfferDialogs } from '../offers/offer-dialogs.tsx';
import { TriesBox } from '../offers/tries-box.tsx';
import { useOffers } from '../use-offers.ts';
import { useTriesLeft } from '../use-tries.ts';
import { panelTools } from './panel-tools.ts';

const ask = askChat(true);

const suggestions = [
  'My fish are gasping. What do I do now?',
  'Which water values should I test each week?',
  'How do I bring a new koi into my pond safely?',
  'How often do I feed at which water temperature?',
];

/** Tries are for photos: a message uses none, and needs an account. */
const triesTool = {
  ...panelTools.identify,
  counts: 'Tries are for photos; a message uses none.',
  free: 'To ask the koi expert you need a free account.',
};

const KeeperBox = () => {
  const account = useAccount();
  const profile = account.status === 'signed-in' ? account.profile : null;
  return (
    <Card ground="sunken" aria-label="Your tokens" className="space-y-3">
      <p className="text-lg font-semibold" role="status">
        {profile === null ? 'Your tokens' : balanceInWords(profile)}
      </p>
      {(profile === null || !isUnlimited(profile)) && (
        <p className="text-sm text-muted">
          A message costs {countOfTokens(tokenCosts.chat)}, with a photo {tokenCosts.chatWithImage}.
          First aid costs nothing.
        </p>
      )}
      <p className="text-sm">
        A fish in trouble? <RouteLink to="firstAid" /> is free for everybody, always.
      </p>
    </Card>
  );
};

/** The panel's conversation; a guest's message is answered by a prompt, without a call. */
const PanelChat = ({ active }: { active: boolean }) => {
  const chat = useChat({ place: 'panel', ask, draftKey: 'panel', guestMs: GUEST_MS.panel });
  const { offer, show, close } = useOffers();
  const triesLeft = useTriesLeft(triesTool.tries);
  const { status } = useAccount();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ChatBox
        chat={chat}
        title="Ask the koi expert"
        takesDrops={active}
        suggestions={suggestions}
        lead={
          <p>
            About varieties, health, water, breeding, growth and shows. It is a program: it names
            its sources, and says what it does not know.
          </p>
        }
      />
      {status === 'signed-in' ? (
        <KeeperBox />
      ) : (
        <TriesBox
          tool={triesTool}
          left={triesLeft}
          onSignUp={() => show('sign-up')}
          onUpgrade={() => show('upgrade')}
        />
      )}
      <OfferDialogs
        tool={triesTool}
        offer={offer}
        allowance={{ kind: 'tries', left: triesLeft }}
        onClose={close}
        onLeave={() => undefined}
      />
    </div>
  );
};

export default PanelChat;
