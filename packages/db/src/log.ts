/** The part of a structured logger (pino's shape) that this package uses. */
export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
