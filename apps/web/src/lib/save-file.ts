import type { Download } from './create-api-client.ts';

/** A file that the browser has already, handed to the keeper as a download. */
export const saveFile = ({ blob, filename }: Download): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
