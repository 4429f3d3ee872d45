import { describe, expect, it } from 'vitest';
import { isUnderWay, reduceFeed, type Consultation, type Feed, type Sent } from './feed-state.ts';

const sent = (id: string): Sent => ({
  id,
  photo: new File(['x'], `${id}.jpg`),
  symptoms: 'clamped fins',
  told: 'one sign',
});
const consultation = { id: 'c-1', severity_level: 'high' } as Consultation;

const started = (feed: Feed, id: string): Feed =>
  reduceFeed(feed, { kind: 'started', sent: sent(id), at: 0 });
const phases = (feed: Feed): string[] => feed.map(({ id, outcome }) => `${id} ${outcome.phase}`);

describe('the feed of assessments', () => {
  it('shows a message and what is being done, each step once and in its order', () => {
    let feed = started([], 'a');
    for (const name of ['receiving', 'reading', 'reading'] as const)
      feed = reduceFeed(feed, { kind: 'step', id: 'a', name, at: 10 });
    const outcome = feed[0]?.outcome;
    expect(outcome?.phase === 'under-way' && outcome.steps.map(({ name }) => name)).toEqual([
      'preparing',
      'receiving',
      'reading',
    ]);
    expect(isUnderWay(feed)).toBe(true);
  });

  it('puts the answer in the place of the waiting, and the next assessment below it', () => {
    let feed = started([], 'a');
    feed = reduceFeed(feed, { kind: 'answered', id: 'a', consultation, unread: null });
    feed = started(feed, 'b');
    expect(phases(feed)).toEqual(['a answered', 'b under-way']);
  });

  it('takes the waiting away where no answer came, and the message with the next one', () => {
    let feed = started([], 'a');
    feed = reduceFeed(feed, { kind: 'failed', id: 'a' });
    expect(phases(feed)).toEqual(['a unanswered']);
    expect(isUnderWay(feed)).toBe(false);
    expect(phases(started(feed, 'b'))).toEqual(['b under-way']);
  });

  it('hears no step of an assessment that is over', () => {
    const over = reduceFeed(started([], 'a'), { kind: 'failed', id: 'a' });
    expect(reduceFeed(over, { kind: 'step', id: 'a', name: 'saving', at: 5 })).toEqual(over);
  });
});
