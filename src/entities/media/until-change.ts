/** Resolves with the next change somebody is told of, or when `signal` ends the waiting. */
export async function untilChange(
  subscribe: (listener: () => void) => () => void,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = subscribe(done);
    signal.addEventListener('abort', done, { once: true });
  });
}
