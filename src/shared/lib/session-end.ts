/** Sends what waits to be sent in the member's name; a failure is of no account. */
type Flush = () => Promise<void>;

const flushes = new Set<Flush>();
let isEnding = false;

/** Registers what has to be sent before the session ends. Returns a function that takes it back. */
export function beforeSessionEnds(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Returns true while the member logs out: nothing more is sent in their name. */
export function isSessionEnding(): boolean {
  return isEnding;
}

/** Longest time for which logging out waits for what is still to be sent, in milliseconds. */
const FLUSH_TIMEOUT_MS = 2000;

/** Sends what waits in the member's name, then runs `end`. When that fails, the session goes on. */
export async function endSessionAfterFlush(end: () => Promise<boolean>): Promise<void> {
  const sent = Promise.allSettled([...flushes].map((flush) => flush()));
  isEnding = true;
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))]);
  isEnding = await end();
}
