import autocannon from 'autocannon';
import { cpuSeconds } from '../support/process-usage.ts';

/** Measurements of one load run. */
export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  /**
   * Processor time of the server process per answer in microseconds, all threads; undefined where the system does not
   * report it.
   */
  processor?: number;
}

const WARM_UP_SECONDS = 1;

/** Calls `work` repeatedly from `connections` concurrent loops for `seconds`, after a short warm-up. */
export async function runLoad(
  work: () => Promise<unknown>,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
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
  await all(performance.now() + WARM_UP_SECONDS * 1000, false);
  failures = 0;
  const started = performance.now();
  await all(started + seconds * 1000, true);
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
}

/** A call as it is sent; each connection sends a list of calls in turn. */
export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends `calls` to a server from `connections` connections for `seconds`, after a short warm-up. The load generator
 * runs in threads of its own, so that it takes no time from the server's event loop; on two cores they still share the
 * processors.
 *
 * @param threads load generator threads: one receives about 60 MB a second, which whole pages exceed
 * @param pid process id of the server, to measure the processor time per answer: unlike a rate, that depends little on
 * the load generator and on other load of the machine
 */
export async function runHttpLoad(
  url: string,
  calls: readonly Call[],
  connections: number,
  seconds: number,
  threads = 1,
  pid?: number,
): Promise<LoadResult> {
  const run = (duration: number) =>
    autocannon({ url, connections, duration, workers: threads, requests: [...calls] });
  await run(WARM_UP_SECONDS);
  const before = pid === undefined ? undefined : cpuSeconds(pid);
  const seen = await run(seconds);
  const after = pid === undefined ? undefined : cpuSeconds(pid);
  const { requests, latency, duration } = seen;
  const failures = seen.non2xx + seen.errors + seen.timeouts;
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures,
    ...(before !== undefined &&
      after !== undefined && { processor: ((after - before) * 1e6) / requests.total }),
  };
}
