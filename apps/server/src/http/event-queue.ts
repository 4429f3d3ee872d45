type Event = { readonly name: string; readonly data: Record<string, unknown> };

/** Milliseconds for which words gather after some were sent: too short to be seen, and many fewer writes. */
const GATHER = 15;

export type EventQueue = {
  /** Words that wait are told together. */
  words(text: string): void;
  tell(name: string, data: Record<string, unknown>): void;
  /** The last event. @returns when everything was sent */
  end(name: string, data: object): Promise<void>;
  /** Sends what was told so far, and from now on everything as it comes. */
  open(send: (name: string, data: object) => Promise<void>): void;
};

/** Events of one answer, in the order in which they were told. */
export const createEventQueue = (): EventQueue => {
  const waiting: Event[] = [];
  let send: ((name: string, data: object) => Promise<void>) | null = null;
  let sending: Promise<void> | null = null;
  let hurry = (): void => undefined;
  let ended = false;

  const gather = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHER);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
      if (ended) hurry();
    });

  const sendAll = async (to: NonNullable<typeof send>): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await to(next.name, next.data);
      if (next.name === 'delta') await gather();
    }
    sending = null;
  };

  const push = (event: Event): void => {
    waiting.push(event);
    if (send) sending ??= sendAll(send);
  };

  return {
    words(text) {
      const last = waiting.at(-1);
      if (last?.name === 'delta') last.data['text'] = `${String(last.data['text'])}${text}`;
      else push({ name: 'delta', data: { text } });
    },
    tell: (name, data) => push({ name, data }),
    async end(name, data) {
      ended = true;
      push({ name, data: data as Event['data'] });
      hurry();
      await sending;
    },
    open(to) {
      send = to;
      if (waiting.length > 0) sending ??= sendAll(to);
    },
  };
};
