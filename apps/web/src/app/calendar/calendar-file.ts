/** Tasks as a calendar file (RFC 5545), written by the library that also reads such files. Loaded when wanted. */
import ICAL from 'ical.js';

export type CalendarTask = {
  /** The same task again has the same id: a calendar then changes it and adds none. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly day: string;
};

/** What a calendar calls whoever wrote the file. */
const PRODUCT = '-//Nishiki//Koi care//EN';
/** Reminds at nine in the morning of the day, in the time of whoever looks at it. */
const REMIND_AFTER = 'PT9H';

const eventOf = ({ id, title, description, day }: CalendarTask, now: Date): ICAL.Component => {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${id}@nishiki`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day));
  event.addPropertyWithValue('summary', title);
  event.addPropertyWithValue('description', description);
  // A day that is free for other things.
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', title);
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString(REMIND_AFTER));
  event.addSubcomponent(alarm);
  return event;
};

/** @throws Error for a day that is none */
export const calendarFile = (tasks: readonly CalendarTask[], now: Date): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', PRODUCT);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  for (const task of tasks) calendar.addSubcomponent(eventOf(task, now));
  return `${calendar.toString()}\r\n`;
};
