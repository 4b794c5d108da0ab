/** What a run of some seconds showed. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
}

/**
 * Calls `work` over and over from `connections` places at once for `seconds`, after a short warm-up.
 * Bounded in time; ends by itself.
 */
export async function load(
  work: () => Promise<unknown>,
  connections: number,
  seconds: number,
): Promise<Load> {
  const times: number[] = [];
  let failures = 0;
  const run = async (until: number, keep: boolean) => {
    while (performance.now() < until) {
      const started = performance.now();
      await work().catch(() => {
        failures += 1;
      });
      if (keep) times.push(performance.now() - started);
    }
  };
  const all = (until: number, keep: boolean) =>
    Promise.all(Array.from({ length: connections }, () => run(until, keep)));
  await all(performance.now() + 500, false);
  failures = 0;
  const started = performance.now();
  await all(started + seconds * 1000, true);
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
}
