import { fork, type ChildProcess } from 'node:child_process';
import { collectWhenQuiet } from './collect-when-quiet.ts';
import type { ChildMessage, ChildRequest, PhotoReading, Place, Purpose } from './messages.ts';

export type PoolSettings = {
  /** Module that a child runs, and Node flags it needs. */
  readonly childUrl: URL;
  readonly execArgv?: readonly string[];
  readonly size: number;
  /** Photos waiting beyond those in work; more are refused at once. */
  readonly maxQueue: number;
  /** Milliseconds of work before a child is killed. */
  readonly timeLimit: number;
  /** Photos after which a child is replaced, so that no leak grows old. */
  readonly maxPhotos: number;
  /** Resident bytes after which a child is replaced. */
  readonly maxResidentBytes: number;
  readonly onChildError?: (detail: string) => void;
};

/** `crashed`: the process ended in the middle; `failed`: our own code threw, which is a mistake of ours. */
export type PoolFailure = 'busy' | 'timeout' | 'crashed' | 'failed' | 'aborted' | 'closed';

/** The pool could not finish a photo; what was wrong with the photo itself is a `refused` message. */
export class PoolError extends Error {
  readonly failure: PoolFailure;
  constructor(failure: PoolFailure, detail: string) {
    super(detail);
    this.name = 'PoolError';
    this.failure = failure;
  }
}

type Refusal = Extract<ChildMessage, { kind: 'refused' }>;

type Task = {
  readonly id: number;
  readonly photo: Uint8Array;
  readonly purpose: Purpose;
  readonly choose: Place | undefined;
  readonly onStep: ((step: string) => void) | undefined;
  readonly resolve: (answer: PhotoReading | Refusal) => void;
  readonly reject: (error: PoolError) => void;
  settled: boolean;
};

type Child = {
  readonly process: ChildProcess;
  ready: boolean;
  task: Task | null;
  timer: NodeJS.Timeout | null;
  photos: number;
  residentBytes: number;
};

export type ChildPool = {
  run(
    photo: Uint8Array,
    options?: {
      purpose?: Purpose;
      choose?: Place;
      onStep?: (step: string) => void;
      signal?: AbortSignal;
    },
  ): Promise<PhotoReading | Refusal>;
  /** True once a child has said that it is ready. */
  isReady(): boolean;
  whenReady(): Promise<void>;
  close(): Promise<void>;
};

/**
 * For the C library (glibc): few places to hand out memory from, and pixels in blocks of their own
 * that go back to the system when they are freed. Naming the thresholds also keeps them from growing.
 */
const frugalMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};

/** Milliseconds without a photo before memory is given back. */
const REST = 2000;

/** Milliseconds before a child that dies at once is started again, doubled up to the last entry. */
const restartDelays = [0, 250, 1000, 5000] as const;

/**
 * Child processes that read photos: a time limit kills, a native crash hurts nobody, and a child
 * is retired after many photos or when it has grown fat.
 */
export const createChildPool = (settings: PoolSettings): ChildPool => {
  const children = new Set<Child>();
  const queue: Task[] = [];
  const waiters: (() => void)[] = [];
  let nextId = 1;
  let closed = false;
  let earlyDeaths = 0;
  const rest = collectWhenQuiet(REST);

  const settle = (task: Task, outcome: PhotoReading | Refusal | PoolError): void => {
    if (task.settled) return;
    task.settled = true;
    if (outcome instanceof PoolError) task.reject(outcome);
    else task.resolve(outcome);
  };

  const release = (child: Child): void => {
    if (child.timer) clearTimeout(child.timer);
    child.timer = null;
    child.task = null;
  };

  const retire = (child: Child): void => {
    children.delete(child);
    child.process.disconnect();
    start();
  };

  const onMessage = (child: Child, message: ChildMessage): void => {
    if (message.kind === 'ready') {
      child.ready = true;
      earlyDeaths = 0;
      for (const wake of waiters.splice(0)) wake();
      next();
      return;
    }
    const { task } = child;
    if (!task || message.id !== task.id) return;
    if (message.kind === 'step') {
      if (!task.settled) task.onStep?.(message.step);
      return;
    }
    release(child);
    rest();
    child.photos += 1;
    if (message.kind === 'failed') settle(task, new PoolError('failed', message.detail));
    else settle(task, message);
    if (message.kind === 'done') child.residentBytes = message.residentBytes;
    if (child.photos >= settings.maxPhotos || child.residentBytes > settings.maxResidentBytes)
      retire(child);
    else next();
  };

  const onExit = (child: Child, detail: string): void => {
    const { task } = child;
    release(child);
    if (task) settle(task, new PoolError('crashed', detail));
    if (!children.delete(child) || closed) return;
    settings.onChildError?.(detail);
    if (!child.ready) earlyDeaths += 1;
    const delay = restartDelays[Math.min(earlyDeaths, restartDelays.length - 1)] ?? 0;
    setTimeout(start, delay).unref();
  };

  const start = (): void => {
    if (closed || children.size >= settings.size) return;
    const process = fork(settings.childUrl, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [...(settings.execArgv ?? [])],
      env: { ...globalThis.process.env, ...frugalMemory },
    });
    const child: Child = {
      process,
      ready: false,
      task: null,
      timer: null,
      photos: 0,
      residentBytes: 0,
    };
    children.add(child);
    process.on('message', (message) => onMessage(child, message as ChildMessage));
    process.on('exit', (code, signal) => onExit(child, `child ended with ${signal ?? code}`));
    process.on('error', (error) => settings.onChildError?.(error.message));
  };

  const next = (): void => {
    for (const child of children) {
      if (!child.ready || child.task) continue;
      const task = queue.shift();
      if (!task) return;
      child.task = task;
      child.timer = setTimeout(() => {
        settle(task, new PoolError('timeout', `over ${settings.timeLimit} ms`));
        child.process.kill('SIGKILL');
      }, settings.timeLimit);
      const { id, photo, purpose, choose } = task;
      const request: ChildRequest = { id, photo, purpose, ...(choose && { choose }) };
      child.process.send(request);
    }
  };

  for (let i = 0; i < settings.size; i += 1) start();

  return {
    run: (photo, options = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PoolError('closed', 'pool is closed'));
        if (queue.length >= settings.maxQueue)
          return reject(new PoolError('busy', `${queue.length} photos are waiting`));
        const task: Task = {
          id: nextId++,
          photo,
          purpose: options.purpose ?? 'analysis',
          choose: options.choose,
          onStep: options.onStep,
          resolve: (answer) => {
            stopListening();
            resolve(answer);
          },
          reject: (error) => {
            stopListening();
            reject(error);
          },
          settled: false,
        };
        // The signal outlives the photo, and would keep it in memory through its listener.
        const stopListening = (): void => options.signal?.removeEventListener('abort', abort);
        // A running child finishes an abandoned photo: killing it would cost the next guest more.
        const abort = (): void => {
          const place = queue.indexOf(task);
          if (place >= 0) queue.splice(place, 1);
          settle(task, new PoolError('aborted', 'given up by the caller'));
        };
        if (options.signal?.aborted) return abort();
        options.signal?.addEventListener('abort', abort, { once: true });
        queue.push(task);
        next();
      }),
    isReady: () => [...children].some((child) => child.ready),
    whenReady: () =>
      new Promise((resolve) => {
        if ([...children].some((child) => child.ready)) resolve();
        else waiters.push(resolve);
      }),
    async close() {
      closed = true;
      for (const task of queue.splice(0)) settle(task, new PoolError('closed', 'server stops'));
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.process.once('exit', () => resolve());
              child.process.kill('SIGKILL');
            }),
        ),
      );
    },
  };
};
