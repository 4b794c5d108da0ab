// Order of reads and changes: a response that was requested before a change may arrive after it.

interface PendingRead {
  address: string;
  isOutdated: boolean;
}

/** A read is sent at most so often, so that constant changes cannot keep it from ending. */
const MAX_READS = 3;

const pendingReads = new Set<PendingRead>();
const pendingWrites = new Map<string, Set<Promise<void>>>();

/**
 * Marks every read of an address that is in flight as outdated: its response may describe the state before a change
 * that this browser knows of (a write, a live event, an invalidation), so it is requested again.
 */
export function recordChange(address: string): void {
  for (const read of pendingReads) if (read.address === address) read.isOutdated = true;
}

/**
 * Keeps reads of an address from ending while a write that changes it is in flight. Call the returned function when the
 * server has answered the write: the reads that were sent before are then outdated.
 */
export function holdReads(address: string): () => void {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const writes = pendingWrites.get(address) ?? new Set();
  pendingWrites.set(address, writes.add(promise));
  return () => {
    if (!writes.delete(promise)) return;
    if (writes.size === 0) pendingWrites.delete(address);
    recordChange(address);
    resolve();
  };
}

async function whenWritten(address: string): Promise<void> {
  for (let writes = pendingWrites.get(address); writes; writes = pendingWrites.get(address))
    await Promise.all(writes);
}

/**
 * Runs a read, and runs it again when a change of its address crossed it (`recordChange`, `holdReads`).
 *
 * @param read sends the request; called at most `MAX_READS` times
 * @returns the first response that was requested after the last change
 */
export async function readInOrder<Answer>(address: string, read: () => Promise<Answer>): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    const pending: PendingRead = { address, isOutdated: false };
    pendingReads.add(pending);
    try {
      const answer = await read();
      if (count === MAX_READS) return answer;
      if (pendingWrites.has(address)) await whenWritten(address);
      if (!pending.isOutdated) return answer;
    } finally {
      pendingReads.delete(pending);
    }
  }
}
