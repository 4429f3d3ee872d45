import { dangerIds, type Message } from '../message.ts';
import { readText } from '../understand/text/read-text.ts';
import { dangersByContext } from '../understand/wishes/dangers.ts';
import type { Facts } from './facts.ts';

/**
 * The message with the dangers that only the conversation shows: "should I raise the pH?" after
 * "ammonia is 1".
 * @param earlier the messages before it
 * @param treatments what it is about, also where only an earlier message named it
 */
export const withDangersOfCase = (
  message: Message,
  earlier: readonly Message[],
  facts: Facts,
  treatments: readonly string[],
): Message => {
  if (message.text === '') return message;
  const suspected = earlier.some(({ emergencies }) => emergencies.includes('khv'));
  const more = dangersByContext({
    whole: readText(message.text).whole,
    treatments,
    conditions: message.conditions,
    emergencies: suspected ? [...message.emergencies, 'khv'] : message.emergencies,
    reading: facts.water,
    signs: facts.signs,
    given: facts.given,
    confirmed: facts.flags.confirmed,
    asks: message.asks,
    how: facts.volume?.how ?? null,
  });
  const all = new Set([...message.dangers, ...more]);
  return all.size === message.dangers.length
    ? message
    : { ...message, dangers: dangerIds.filter((id) => all.has(id)) };
};
