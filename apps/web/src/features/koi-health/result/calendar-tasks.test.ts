import { describe, expect, it } from 'vitest';
import { tasksOf } from './calendar-tasks.ts';

const recommendation = (title: string) => ({
  title,
  priority: 'high' as const,
  description: `${title} at once`,
  due_date: '2026-12-02',
});

describe('recommendations in a calendar', () => {
  it('keep their day, and an id of their own that does not change', () => {
    const consultation = {
      id: 'c-1',
      recommendations: [recommendation('Test the water'), recommendation('Add salt')],
    };
    expect(tasksOf(consultation)).toEqual([
      {
        id: 'c-1-1',
        title: 'Test the water',
        description: 'Test the water at once',
        day: '2026-12-02',
      },
      { id: 'c-1-2', title: 'Add salt', description: 'Add salt at once', day: '2026-12-02' },
    ]);
    expect(tasksOf(consultation)).toEqual(tasksOf(consultation));
  });
});
