/** Who asks. A union, so that each verb must say what it does for each of them. */
export type Actor =
  | {
      readonly kind: 'guest';
      /** UUID of the browser's signed device cookie. */
      readonly deviceId: string;
      /** Keyed hash of the client address; the address itself is never stored. */
      readonly addressHash: string;
    }
  | { readonly kind: 'job'; readonly name: string };
