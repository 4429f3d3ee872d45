import { listEvents, type ListedEvent } from '@nishiki/domain/billing/list-events';
import type { Command } from '../command.ts';
import { ageOf, counted, inColumns, plain } from '../words.ts';

const rowOf = (event: ListedEvent, now: Date): string[] => [
  event.id,
  event.type,
  event.state,
  String(event.attempts),
  ageOf(event.created_at, now),
  plain(event.error ?? ''),
];

const heads = ['EVENT', 'TYPE', 'STATE', 'TRIES', 'AGE', 'ERROR'];

export const stripeEvents: Command = {
  name: 'stripe events',
  words: [],
  options: {},
  about:
    'Messages of the payment service that wait, failed, or were ignored since they are about nobody we know: the newest 50.',
  prepare: () => async (ctx) => {
    const { events, total } = await listEvents(ctx);
    const rows = events.map((event) => rowOf(event, ctx.now()));
    const rest = total > events.length ? `, of which these are the newest ${events.length}` : '';
    return {
      json: { events, total },
      text: `${rows.length === 0 ? '' : inColumns([heads, ...rows])}${counted(total, 'message')}${rest}\n`,
    };
  },
};
