import type { Command } from './command.ts';
import { keysRotate } from './commands/keys-rotate.ts';
import { ledgerVerify } from './commands/ledger-verify.ts';
import { planGrant } from './commands/plan-grant.ts';
import { tokensGrant } from './commands/tokens-grant.ts';
import { userErase } from './commands/user-erase.ts';
import { userExport } from './commands/user-export.ts';
import { usersList } from './commands/users-list.ts';

/** Everything that an operator can do. */
export const commands: readonly Command[] = [
  usersList,
  planGrant,
  tokensGrant,
  ledgerVerify,
  userExport,
  userErase,
  keysRotate,
];
