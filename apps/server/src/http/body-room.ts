import { DomainError } from '@nishiki/domain/errors';

/** One request's share of the room. */
export type BodyPlace = {
  /** @throws DomainError busy when the room is full and this request came last */
  add(chunk: Uint8Array): void;
  /** The whole body. Its bytes stay counted until `leave`. */
  take(): Buffer;
  /** Gives the bytes back; a second call changes nothing. */
  leave(): void;
};

export type BodyRoom = { enter(): BodyPlace };

type Holder = { chunks: Uint8Array[]; bytes: number; reading: boolean; lost: boolean };

/**
 * Bodies that are in memory at once, over all requests. What has arrived is counted, not what was
 * announced, so that a client that announces much and sends nothing keeps nobody out. When the room
 * is full the youngest upload is dropped: dropping whoever sends next would let none finish.
 * @param limit bytes
 */
export const createBodyRoom = (limit: number): BodyRoom => {
  // A set keeps the order of arrival.
  const holders = new Set<Holder>();
  let held = 0;

  const forget = (holder: Holder): void => {
    if (!holders.delete(holder)) return;
    held -= holder.bytes;
    holder.chunks = [];
  };

  const makeRoom = (): void => {
    while (held > limit) {
      const youngest = [...holders].findLast(({ reading }) => reading);
      if (!youngest) return;
      youngest.lost = true;
      forget(youngest);
    }
  };

  return {
    enter() {
      const holder: Holder = { chunks: [], bytes: 0, reading: true, lost: false };
      holders.add(holder);
      const keepPlace = (): void => {
        if (holder.lost)
          throw new DomainError('busy', 'no room for another body', { retryAfterSeconds: 5 });
      };
      return {
        add(chunk) {
          keepPlace();
          holder.chunks.push(chunk);
          holder.bytes += chunk.byteLength;
          held += chunk.byteLength;
          makeRoom();
          keepPlace();
        },
        take() {
          keepPlace();
          const body = Buffer.concat(holder.chunks);
          holder.chunks = [];
          holder.reading = false;
          return body;
        },
        leave: () => forget(holder),
      };
    },
  };
};
