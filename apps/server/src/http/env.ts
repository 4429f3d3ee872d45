import type { HttpBindings } from '@hono/node-server';
import type { Actor } from '@nishiki/domain/actor';
import type { Ctx } from '@nishiki/domain/ctx';

/** Hono's types for our requests. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; actor: Actor; ctx: Ctx; clientAddress: string; quiet: boolean };
};
