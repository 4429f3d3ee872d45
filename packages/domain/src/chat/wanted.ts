import {
  MAX_CHAT_PHOTO_BYTES,
  MAX_MESSAGE,
  type ChatPlace,
  type Specialist,
} from '@nishiki/contract/chat';
import { tokenCosts } from '@nishiki/contract/tokens';
import { DomainError } from '../errors.ts';
import { readDataUrl } from '../photo/read-data-url.ts';

export type SendMessageInput = {
  readonly words: string;
  /** Data URL. */
  readonly image?: string | null | undefined;
  readonly conversationId?: string | undefined;
  /** Names the wish: sent twice it is paid and answered once. */
  readonly idempotencyKey?: string | undefined;
  readonly voice?: boolean | undefined;
  /** Answer the last message of the conversation anew. */
  readonly again?: boolean | undefined;
  /** Where a new conversation begins, and about what. */
  readonly place: ChatPlace;
  readonly specialist: Specialist | null;
  readonly onStep?: (step: string) => void;
  readonly onWords?: (words: string) => void;
  readonly signal?: AbortSignal;
};

/** A message as it is to be kept and paid. */
export type Wanted = {
  /** Empty where the photo says it all. */
  readonly words: string;
  readonly photo: Uint8Array | null;
  readonly feature: 'chat' | 'chat-photo' | 'voice';
  /** Tokens. */
  readonly cost: number;
};

const wordsOf = (input: SendMessageInput): string => {
  // Those of the message that is answered again are kept already.
  if (input.again) return '';
  const words = input.words.trim();
  if (words.length > MAX_MESSAGE)
    throw new DomainError('message_too_long', `${words.length} characters`);
  if (words === '' && !input.image) throw new DomainError('message_empty', 'no words');
  return words;
};

/** @throws DomainError message_empty, message_too_long, and what is wrong with a photo */
export const readWanted = (input: SendMessageInput): Wanted => {
  const words = wordsOf(input);
  const photo = input.image && !input.again ? readDataUrl(input.image, MAX_CHAT_PHOTO_BYTES) : null;
  if (photo) return { words, photo, feature: 'chat-photo', cost: tokenCosts.chatWithImage };
  return input.voice
    ? { words, photo, feature: 'voice', cost: tokenCosts.voice }
    : { words, photo, feature: 'chat', cost: tokenCosts.chat };
};
