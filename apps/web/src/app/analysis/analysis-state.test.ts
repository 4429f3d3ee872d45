import type { Analysis } from '@nishiki/contract/analysis';
import { describe, expect, it } from 'vitest';
import { noDetails } from './photo-details.ts';
import { type AnalysisEvent, type AnalysisState, initialState, reduce } from './analysis-state.ts';

const photo = new File(['one'], 'one.jpg', { type: 'image/jpeg' });
const other = new File(['two'], 'two.jpg', { type: 'image/jpeg' });
const analysis = { outcome: 'identified' } as Analysis;

const after = (...events: AnalysisEvent[]): AnalysisState => events.reduce(reduce, initialState);
const chosen: AnalysisEvent = { type: 'chosen', photo };
const started: AnalysisEvent = { type: 'started', run: 1, at: 100 };
const prepared: AnalysisEvent = { type: 'prepared', run: 1, at: 150 };

describe('choosing', () => {
  it('takes a photo and clears the complaint about an earlier file', () => {
    const refused: AnalysisEvent = { type: 'refused', message: 'Please select an image' };
    expect(after(refused)).toEqual({ phase: 'idle', notice: 'Please select an image' });
    expect(after(refused, chosen)).toEqual({
      phase: 'ready',
      photo,
      details: noDetails,
      notice: null,
    });
  });

  it('keeps the photo when another file is refused', () => {
    expect(after(chosen, { type: 'refused', message: 'no' })).toEqual({
      phase: 'ready',
      photo,
      details: noDetails,
      notice: 'no',
    });
  });

  it('asks for a photo when started without one', () => {
    expect(after(started)).toEqual({ phase: 'idle', notice: 'Please select an image' });
  });

  it('removes the photo', () => {
    expect(after(chosen, { type: 'removed' })).toEqual(initialState);
  });
});

describe('a run', () => {
  it('goes from preparing through the steps to the result, and says how long it took', () => {
    expect(after(chosen, started)).toMatchObject({ phase: 'preparing', photo });
    const reading = after(chosen, started, prepared, {
      type: 'step',
      run: 1,
      name: 'reading',
      at: 180,
    });
    expect(reading).toMatchObject({
      phase: 'analysing',
      steps: [
        { name: 'preparing', at: 100 },
        { name: 'receiving', at: 150 },
        { name: 'reading', at: 180 },
      ],
    });
    expect(reduce(reading, { type: 'finished', run: 1, analysis, at: 900 })).toEqual({
      phase: 'done',
      photo,
      details: noDetails,
      notice: null,
      analysis,
      took: 800,
    });
  });

  it('counts a step once, should the stream repeat it', () => {
    const step: AnalysisEvent = { type: 'step', run: 1, name: 'reading', at: 180 };
    const state = after(chosen, started, prepared, step, { ...step, at: 200 });
    expect(state).toMatchObject({
      steps: [{ name: 'preparing' }, { name: 'receiving' }, { name: 'reading', at: 180 }],
    });
  });

  it('ignores other photos while it lasts', () => {
    const busy = after(chosen, started);
    expect(reduce(busy, { type: 'chosen', photo: other })).toBe(busy);
    expect(reduce(busy, { type: 'removed' })).toBe(busy);
    expect(reduce(busy, { type: 'refused', message: 'no' })).toBe(busy);
  });

  it('keeps the photo when it fails, and can be tried again', () => {
    const failure = {
      kind: 'failed',
      title: 'Failed',
      message: 'Busy.',
      requestId: 'r-1',
      lost: false,
    } as const;
    const failed = after(chosen, started, { type: 'failed', run: 1, failure });
    expect(failed).toEqual({
      phase: 'failed',
      photo,
      details: noDetails,
      notice: null,
      failure,
    });
    expect(reduce(failed, { type: 'started', run: 2, at: 5 })).toMatchObject({
      phase: 'preparing',
      photo,
      run: 2,
    });
  });

  it('goes back to the photo when it is cancelled', () => {
    expect(after(chosen, started, { type: 'stopped', run: 1, notice: null })).toEqual({
      phase: 'ready',
      photo,
      details: noDetails,
      notice: null,
    });
  });

  it('hears nothing more from a run that was cancelled', () => {
    const ready = after(chosen, started, { type: 'stopped', run: 1, notice: null });
    expect(reduce(ready, { type: 'finished', run: 1, analysis, at: 9 })).toBe(ready);
    const second = reduce(ready, { type: 'started', run: 2, at: 10 });
    expect(reduce(second, { type: 'finished', run: 1, analysis, at: 11 })).toBe(second);
    const late: AnalysisEvent = { type: 'step', run: 1, name: 'saving', at: 11 };
    expect(reduce(second, late)).toBe(second);
  });

  it('takes a new photo after a result', () => {
    const done = after(chosen, started, prepared, {
      type: 'finished',
      run: 1,
      analysis,
      at: 900,
    });
    expect(reduce(done, { type: 'chosen', photo: other })).toEqual({
      phase: 'ready',
      photo: other,
      details: noDetails,
      notice: null,
    });
  });
});

describe('what is told with a photo', () => {
  const length = { text: '45', unit: 'cm' } as const;
  const told: AnalysisEvent = { type: 'told', details: { length } };
  const choose = { x: 0.2, y: 0.7 };

  it('goes with the photo, and not on to another fish', () => {
    expect(after(chosen, told)).toMatchObject({ details: { length, more: [], choose: null } });
    expect(after(chosen, told, chosen)).toMatchObject({ details: { length } });
    expect(after(chosen, told, { type: 'chosen', photo: other })).toMatchObject({
      details: noDetails,
    });
    expect(after(told)).toEqual(initialState);
  });

  it('remembers which fish was meant, so that trying again means the same one', () => {
    const failure = {
      kind: 'failed',
      title: '',
      message: '',
      requestId: null,
      lost: true,
    } as const;
    const failed = after(
      chosen,
      { ...started, choose },
      { type: 'failed', run: 1, failure },
      { type: 'started', run: 2, at: 5 },
    );
    expect(failed).toMatchObject({ phase: 'preparing', details: { choose } });
  });

  it('stays as it is while the photo is being read', () => {
    expect(after(chosen, started, told)).toMatchObject({ details: noDetails });
  });
});
