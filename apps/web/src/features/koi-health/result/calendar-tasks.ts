/** Recommendations as tasks of a calendar. Pure. */
import type { CalendarTask } from '../../../app/calendar/calendar-file.ts';
import type { Consultation } from '../feed-state.ts';

/** Each keeps its id, so that a calendar to which it is added twice has it once. */
export const tasksOf = ({
  id,
  recommendations,
}: Pick<Consultation, 'id' | 'recommendations'>): CalendarTask[] =>
  recommendations.map(({ title, description, due_date: day }, at) => ({
    id: `${id}-${at + 1}`,
    title,
    description,
    day,
  }));
