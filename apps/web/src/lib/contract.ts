/** The contract with its validator: loaded with the client on the first call, not before. */
import * as z from 'zod/mini';
import { endpoints } from '@nishiki/contract/endpoints';
import {
  errorSchema,
  errorTable,
  gotrueError,
  gotrueErrorSchema,
  postgrestErrorSchema,
} from '@nishiki/contract/errors';

// The page's policy forbids the code that Zod would otherwise generate for speed.
z.config({ jitless: true });

export { endpoints, errorSchema, errorTable, gotrueError, gotrueErrorSchema, postgrestErrorSchema };
