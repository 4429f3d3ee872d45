import type { Recommendation } from '@nishiki/contract/chat';
import { CalendarPlus } from 'lucide-react';
import { ResultCard } from '../../../app/analysis/results/result-card.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { Consultation } from '../feed-state.ts';
import { tasksOf } from './calendar-tasks.ts';
import { dueWords } from './due-words.ts';
import { useCalendar } from './use-calendar.ts';

const priorities: Record<Recommendation['priority'], { tone: Tone; words: string }> = {
  low: { tone: 'neutral', words: 'Low priority' },
  medium: { tone: 'attention', words: 'Medium priority' },
  high: { tone: 'alarm', words: 'High priority' },
  urgent: { tone: 'alarm', words: 'Urgent' },
};

/** What to do, how pressing it is and by when; each can go into the keeper's own calendar. */
export const Recommendations = ({ consultation }: { consultation: Consultation }) => {
  const { recommendations } = consultation;
  const add = useCalendar();
  if (recommendations.length === 0) return null;
  const tasks = tasksOf(consultation);
  return (
    <ResultCard
      title="Recommendations"
      aside={
        tasks.length > 1 && (
          <Button className="print:hidden" onClick={() => void add(tasks, 'koi-health.ics')}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            Add all to calendar
          </Button>
        )
      }
    >
      <ol className="divide-y divide-hairline border-y border-hairline">
        {recommendations.map(({ title, description, priority, due_date: due }, at) => (
          <li key={`${at}-${title}`} className="space-y-2 py-4 print:break-inside-avoid">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <h4 className="font-semibold">{title}</h4>
              <Badge tone={priorities[priority].tone}>{priorities[priority].words}</Badge>
              <span className="text-sm text-muted">
                Due <time dateTime={due}>{dueWords(due)}</time>
              </span>
            </div>
            <p className="max-w-measure">{description}</p>
            <Button
              tone="quiet"
              className="px-0! print:hidden"
              onClick={() => void add(tasks.slice(at, at + 1), `koi-health-${at + 1}.ics`)}
            >
              Add to calendar<span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ol>
    </ResultCard>
  );
};
