import type { CalendarTask } from '../../../app/calendar/calendar-file.ts';
import { importing } from '../../../lib/importing.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Hands tasks to the keeper as a calendar file. What writes it comes when it is wanted. */
export const useCalendar = () => {
  const toast = useToast();
  return async (tasks: readonly CalendarTask[], filename: string): Promise<void> => {
    try {
      const { calendarFile } = await importing(
        () => import('../../../app/calendar/calendar-file.ts'),
      );
      const text = calendarFile(tasks, new Date());
      saveFile({ blob: new Blob([text], { type: 'text/calendar' }), filename });
    } catch {
      toast.show({
        title: 'The calendar file could not be made',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      });
    }
  };
};
