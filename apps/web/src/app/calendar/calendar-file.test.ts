import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-05-04T10:20:30Z');
const task = {
  id: 'a1',
  title: 'Test ammonia; nitrite, pH',
  description: 'First thing in the morning.\nWrite the values down.',
  day: '2026-05-05',
};

const eventsOf = (file: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

it('is read back by a calendar as it was meant, whatever the words hold', () => {
  const [event] = eventsOf(calendarFile([task], now));
  expect(event?.summary).toBe(task.title);
  expect(event?.description).toBe(task.description);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-05-05');
  expect(event?.uid).toBe('a1@nishiki');
});

it('holds every task, and reminds of each', () => {
  const file = calendarFile([task, { ...task, id: 'a2', day: '2026-05-11' }], now);
  expect(eventsOf(file).map(({ uid }) => uid)).toEqual(['a1@nishiki', 'a2@nishiki']);
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
});

it('has lines that no calendar refuses', () => {
  const file = calendarFile([{ ...task, description: 'ä'.repeat(400) }], now);
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(76);
  expect(file.includes('\n') && !/[^\r]\n/.test(file)).toBe(true);
});

it('refuses a day that is none', () => {
  expect(() => calendarFile([{ ...task, day: 'soon' }], now)).toThrow();
});
