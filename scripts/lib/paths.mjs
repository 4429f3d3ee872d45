/** Places that every script needs. These scripts run before anything is installed: Node alone. */
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
