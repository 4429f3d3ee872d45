import type { Command } from './command.ts';
import { corrections } from './commands/corrections.ts';
import { keysRotate } from './commands/keys-rotate.ts';
import { ledgerVerify } from './commands/ledger-verify.ts';
import { planGrant } from './commands/plan-grant.ts';
import { refund } from './commands/refund.ts';
import { status } from './commands/status.ts';
import { stripeEvents } from './commands/stripe-events.ts';
import { stripeRetry } from './commands/stripe-retry.ts';
import { stripeSync } from './commands/stripe-sync.ts';
import { tokensGrant } from './commands/tokens-grant.ts';
import { userErase } from './commands/user-erase.ts';
import { userExport } from './commands/user-export.ts';
import { usersList } from './commands/users-list.ts';

/** Everything that an operator can do. */
export const commands: readonly Command[] = [
  status,
  usersList,
  planGrant,
  tokensGrant,
  ledgerVerify,
  refund,
  stripeSync,
  stripeEvents,
  stripeRetry,
  userExport,
  corrections,
  userErase,
  keysRotate,
];
