/** Resolves with the next notification of a subscription, or when `signal` aborts. */
export async function waitForChange(
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
