import { StartError } from '@nishiki/db/start-error';
import { SettingsError } from './settings.ts';

const byCode: Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is already in use. Stop the other program or choose another with PORT.`,
  EACCES: ({ port, path }) =>
    port
      ? `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`
      : `The folder ${path ?? ''} may not be written by this user. Choose another with NISHIKI_DATA.`,
  EADDRNOTAVAIL: () => 'The address in HOST does not belong to this machine.',
  ENOSPC: () => 'The disk is full. Free some space under NISHIKI_DATA and start again.',
  EROFS: () => 'The folder NISHIKI_DATA is on a read-only disk.',
};

/** Why the site could not start, in one sentence for the person at the terminal. */
export const toSentence = (error: unknown): string => {
  if (error instanceof StartError || error instanceof SettingsError) return error.message;
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  const sentence = byCode[code]?.(error as NodeJS.ErrnoException);
  if (sentence) return sentence;
  return `Nishiki could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};
