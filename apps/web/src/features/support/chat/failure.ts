import { ApiError } from '../../../lib/api-error.ts';
import type { ToastMessage } from '../../../ui/toast.tsx';

/** Support answered with nothing. */
export class NoReply extends Error {
  override readonly name = 'NoReply';

  constructor() {
    super('No reply received from support chat');
  }
}

/** What is said over the page; the conversation says where else to turn. */
export const supportFailure = (problem: unknown): ToastMessage => {
  const reason =
    problem instanceof NoReply || (problem instanceof ApiError && problem.code !== 'offline')
      ? problem.message
      : null;
  return {
    title: 'Failed to send message. Please try again or contact support directly.',
    tone: 'destructive',
    ...(reason !== null && { description: reason }),
  };
};
