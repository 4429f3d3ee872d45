import type { HttpBindings } from '@hono/node-server';
import type { Ctx } from '@nishiki/domain/ctx';
import type { GuestActor } from '@nishiki/domain/actor';

/** Hono's types for our requests. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The browser that asks, before anybody is asked who they are. */
    client: GuestActor;
    ctx: Ctx;
    clientAddress: string;
    quiet: boolean;
  };
};
