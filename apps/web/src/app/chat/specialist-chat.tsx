import type { Specialist } from '@nishiki/contract/chat';
import { useMemo } from 'react';
import { RouteLink } from '../route-link.tsx';
import { askSpecialist } from './ask.ts';
import { ChatBox } from './chat-box.tsx';
import { forKeepers } from './for-keepers.ts';
import { useChat } from './use-chat.ts';

type SpecialistChatProps = {
  /** Subject that the answers keep to. */
  specialist: Specialist;
  /** The page's own name for what it is used for. */
  feature: string;
  /** Questions to begin with. */
  suggestions: readonly string[];
};

const titles: Record<Specialist, string> = {
  'water-analysis': 'Ask about your water',
  'breeding-predictor': 'Ask about breeding',
  'growth-tracker': 'Ask about growth',
  'show-scorer': 'Ask about showing',
  maintenance: 'Ask about maintenance',
  'disease-detection': 'Ask about a sick fish',
};

/** A conversation about the subject of the tool beside it. */
export const SpecialistChat = ({ specialist, feature, suggestions }: SpecialistChatProps) => {
  const ask = useMemo(() => askSpecialist(specialist, feature), [specialist, feature]);
  const chat = forKeepers(
    useChat({
      place: 'specialist',
      ask,
      draftKey: `specialist-${specialist}`,
      guestMs: null,
    }),
  );
  return (
    <ChatBox
      chat={chat}
      title={titles[specialist]}
      takesDrops={false}
      suggestions={suggestions}
      lead={
        <p>
          The koi expert answers from the same facts and sums as this page.{' '}
          {chat.guest && (
            <>
              Please sign in to ask; <RouteLink to="firstAid" /> needs no account.
            </>
          )}
        </p>
      }
    />
  );
};
