/** What is said when no answer came, by the place where it was asked. Pure. */
import type { ChatPlace } from '@nishiki/contract/chat';
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { PhotoRefused } from '../analysis/photo-checks.ts';

/** Said in the widget's conversation. */
export const NO_CONNECTION =
  "I'm having trouble connecting right now. Please check your internet connection and try again.";
export const SIGN_IN_FIRST = {
  title: 'Sign In Required',
  description: 'Please sign in to use the AI chat',
} as const;
const TOO_LARGE = {
  title: 'File too large',
  description: 'Please select an image smaller than 5MB',
} as const;

const general: Record<ChatPlace, { title: string; description: string }> = {
  chat: { title: 'Error', description: 'Failed to send message. Please try again.' },
  specialist: { title: 'Error', description: 'Failed to send message. Please try again.' },
  panel: { title: 'Error', description: 'Something went wrong. Please try again.' },
  widget: { title: 'Chat Error', description: 'Failed to send message. Please try again.' },
};

/** The server's own sentence says more than that it failed. */
const exact = new Set<ApiErrorCode>([
  'message_empty',
  'message_too_long',
  'rate_limited',
  'busy',
  'tier_needed',
  'in_progress',
  'token_usage_failed',
  'analysis_timeout',
  'image_missing',
  'image_not_data_url',
  'image_type',
  'image_unreadable',
  'image_dimensions',
  'session_ended',
  'token_invalid',
]);

const GONE = 'This conversation was deleted elsewhere. Your words are still in the field.';

export type ChatProblem = {
  readonly toast: ToastMessage | null;
  /** Said in the conversation. */
  readonly trouble: string | null;
  /** Opened instead: what would make it possible. */
  readonly offer: 'tokens' | 'upgrade' | null;
};

const told = (message: Pick<ToastMessage, 'title' | 'description'>): ChatProblem => ({
  toast: { ...message, tone: 'destructive' },
  trouble: null,
  offer: null,
});

/** The two lines of a refused photo, or its one sentence. */
export const refusedWords = (message: string): Pick<ToastMessage, 'title' | 'description'> => {
  const [title = '', description] = message.split('\n');
  return description === undefined ? { title } : { title, description };
};

export const chatProblem = (problem: unknown, place: ChatPlace): ChatProblem => {
  if (problem instanceof PhotoRefused) return told(refusedWords(problem.message));
  const { title } = general[place];
  if (problem instanceof ApiError) {
    const { code, message } = problem;
    if (code === 'tokens_short') return { toast: null, trouble: null, offer: 'tokens' };
    if (code === 'tier_needed') return { toast: null, trouble: null, offer: 'upgrade' };
    if (code === 'sign_in_required') return told(SIGN_IN_FIRST);
    if (code === 'image_too_large' || code === 'body_too_large') return told(TOO_LARGE);
    if (code === 'not_found') return told({ title, description: GONE });
    if (exact.has(code)) return told({ title, description: message });
  }
  return { ...told(general[place]), trouble: place === 'widget' ? NO_CONNECTION : null };
};
