import { MessageCircle } from 'lucide-react';
import { readDraft, writeDraft } from '../../../app/chat/composer-draft.ts';
import { routes } from '../../../app/routes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Consultation } from '../feed-state.ts';
import { askWords } from './ask-words.ts';

/** Under which /chat keeps what is typed and not sent. */
const CHAT_FIELD = 'chat';

type AskLinkProps = { consultation: Consultation; symptoms: string };

/** Leads to the chat, whose field then knows what it is about; words that stand there already stay. */
export const AskLink = ({ consultation, symptoms }: AskLinkProps) => (
  <LinkButton
    to={routes.chat.path}
    onClick={() => {
      if (readDraft(CHAT_FIELD).trim() === '')
        writeDraft(CHAT_FIELD, askWords(consultation, symptoms));
    }}
  >
    <MessageCircle aria-hidden="true" className="size-5" />
    Ask about this
  </LinkButton>
);
