import { clientOf, type Actor } from '../actor.ts';

/** Whose a conversation with support is: a keeper's, or a guest's browser's. */
export type SupportOwner =
  | { readonly userId: string; readonly deviceId: null }
  | { readonly userId: null; readonly deviceId: string };

export const supportOwnerOf = (actor: Actor): SupportOwner => {
  const client = clientOf(actor);
  return client.kind === 'user'
    ? { userId: client.userId, deviceId: null }
    : { userId: null, deviceId: client.deviceId };
};
