/** What must be ended when the site stops, last started first. */
export const createStopList = (): {
  add(stop: () => Promise<void>): void;
  run(): Promise<void>;
} => {
  const stops: (() => Promise<void>)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    async run() {
      // One part that cannot be stopped must not keep the others (the database) running.
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop().catch(() => undefined);
    },
  };
};
