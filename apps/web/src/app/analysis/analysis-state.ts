/** What a page that reads photos can be doing, and how it gets from one state to the next. Pure. */
import type { Analysis, AnalysisStep } from '@nishiki/contract/analysis';
import { NO_IMAGE } from './photo-checks.ts';
import { noDetails, type PhotoDetails, type Place } from './photo-details.ts';

export type StepName = 'preparing' | AnalysisStep;
/** A step and when it began, in milliseconds of one clock. */
export type StepMark = { readonly name: StepName; readonly at: number };

export type Failure = {
  /** under-way: an earlier sending of this photo has arrived and is being worked on. */
  readonly kind: 'offline' | 'failed' | 'under-way';
  readonly title: string;
  /** What happened, for the keeper. */
  readonly message: string;
  /** The answer may have been lost after the work was done and paid for. */
  readonly lost: boolean;
  /** Leads whoever runs the site to the log line. */
  readonly requestId: string | null;
};

type WithNotice = {
  /** Why the last chosen file was not taken. */
  readonly notice: string | null;
};
type WithPhoto = WithNotice & { readonly photo: File; readonly details: PhotoDetails };
type Busy = WithPhoto & { readonly run: number; readonly steps: readonly StepMark[] };

export type AnalysisState =
  | (WithNotice & { readonly phase: 'idle' })
  | (WithPhoto & { readonly phase: 'ready' })
  | (Busy & { readonly phase: 'preparing' })
  | (Busy & { readonly phase: 'analysing' })
  | (WithPhoto & {
      readonly phase: 'done';
      readonly analysis: Analysis;
      /** From pressing the button to the answer, in milliseconds. */
      readonly took: number;
    })
  | (WithPhoto & { readonly phase: 'failed'; readonly failure: Failure });

export type AnalysisEvent =
  | { type: 'chosen'; photo: File }
  | { type: 'refused'; message: string }
  | { type: 'removed' }
  | { type: 'told'; details: Partial<PhotoDetails> }
  /** `choose`: of several fish the one that lies there; without it, the one chosen before. */
  | { type: 'started'; run: number; at: number; choose?: Place | undefined }
  | { type: 'prepared'; run: number; at: number }
  | { type: 'step'; run: number; name: StepName; at: number }
  | { type: 'finished'; run: number; analysis: Analysis; at: number }
  | { type: 'failed'; run: number; failure: Failure }
  | { type: 'stopped'; run: number; notice: string | null };

export const initialState: AnalysisState = { phase: 'idle', notice: null };

export const isBusy = (state: AnalysisState): state is Extract<AnalysisState, Busy> =>
  state.phase === 'preparing' || state.phase === 'analysing';

type Started = Extract<AnalysisEvent, { type: 'started' }>;

const start = (state: AnalysisState, { run, at, choose }: Started): AnalysisState => {
  if (state.phase === 'idle') return { phase: 'idle', notice: NO_IMAGE };
  const { photo } = state;
  const details = choose === undefined ? state.details : { ...state.details, choose };
  const steps = [{ name: 'preparing', at }] as const;
  return { phase: 'preparing', photo, details, notice: null, run, steps };
};

/** The same photo again keeps what was told with it; another one may show another fish. */
const choose = (state: AnalysisState, photo: File): AnalysisState => {
  const same = state.phase !== 'idle' && state.photo === photo;
  return { phase: 'ready', photo, details: same ? state.details : noDetails, notice: null };
};

const mark = (steps: readonly StepMark[], name: StepName, at: number): readonly StepMark[] =>
  steps.some((step) => step.name === name) ? steps : [...steps, { name, at }];

/** While a photo is being read, other photos wait: they are neither taken nor complained about. */
const whileBusy = (state: Extract<AnalysisState, Busy>, event: AnalysisEvent): AnalysisState => {
  // A run that was stopped may still answer; its words belong to nothing on the page.
  if (!('run' in event) || event.run !== state.run) return state;
  const { photo, details, notice } = state;
  switch (event.type) {
    case 'prepared':
      // Sending is under way from here; the server confirms it with a step of the same name.
      return { ...state, phase: 'analysing', steps: mark(state.steps, 'receiving', event.at) };
    case 'step':
      return { ...state, steps: mark(state.steps, event.name, event.at) };
    case 'finished': {
      const took = event.at - (state.steps[0]?.at ?? event.at);
      return { phase: 'done', photo, details, notice, analysis: event.analysis, took };
    }
    case 'failed':
      return { phase: 'failed', photo, details, notice, failure: event.failure };
    case 'stopped':
      return { phase: 'ready', photo, details, notice: event.notice };
    case 'started':
      return state;
  }
};

export const reduce = (state: AnalysisState, event: AnalysisEvent): AnalysisState => {
  if (isBusy(state)) return whileBusy(state, event);
  switch (event.type) {
    case 'chosen':
      return choose(state, event.photo);
    case 'refused':
      return { ...state, notice: event.message };
    case 'removed':
      return initialState;
    case 'started':
      return start(state, event);
    case 'told':
      return state.phase === 'idle'
        ? state
        : { ...state, details: { ...state.details, ...event.details } };
    default:
      return state;
  }
};
