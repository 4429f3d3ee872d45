/** How a message goes out, by the place where it was written. */
import type { AnswerMeta, Specialist } from '@nishiki/contract/chat';
import { guessIntent } from './guess-intent.ts';
import { stream } from '../../lib/api-client.ts';
import type { StreamOptions } from '../../lib/create-api-client.ts';

export type Wanted = {
  readonly text: string;
  /** Data URL of a photo that was made ready. */
  readonly image: string | null;
  readonly voice: boolean;
  readonly conversationId: string | null;
  /** The last answer anew. */
  readonly again: boolean;
  /** Names the wish: sent twice it is answered and paid once. */
  readonly key: string;
};

export type Answered = {
  readonly response: string;
  readonly metadata: AnswerMeta;
  readonly conversationId: string;
  readonly messageId: string;
};

/** Sends one message. Rejects with an ApiError, or with the abort reason of the signal. */
export type Ask = (wanted: Wanted, options: StreamOptions) => Promise<Answered>;

const common = ({ image, voice, conversationId, again, key }: Wanted) => ({
  imageUrl: image,
  idempotencyKey: key,
  ...(voice && { voice }),
  ...(conversationId !== null && { conversationId }),
  ...(again && { again }),
});

/** Of the chat screen, and of the panel's chat. */
export const askChat =
  (panel = false): Ask =>
  (wanted, options) =>
    stream(
      'aiChat',
      { query: wanted.text, isGuestUser: false, ...common(wanted), ...(panel && { panel }) },
      options,
    );

/** Of the widget. @param page the path of the page that lies behind it */
export const askWidget =
  (page: () => string): Ask =>
  (wanted, options) =>
    stream(
      'enhancedAiChat',
      {
        message: wanted.text,
        ...common(wanted),
        context: {
          page: page(),
          intent: guessIntent(wanted.text),
          hasImage: wanted.image !== null,
        },
      },
      options,
    );

/** Of a specialist. */
export const askSpecialist =
  (specialist: Specialist, feature: string): Ask =>
  (wanted, options) =>
    stream(
      'enhancedAiChat',
      { message: wanted.text, ...common(wanted), context: { specialist, feature } },
      options,
    );
