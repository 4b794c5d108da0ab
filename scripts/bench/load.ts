import autocannon from 'autocannon';
import { processorOf } from '../support/usage-of.ts';

/** What a run of some seconds showed. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  /** Microseconds of the processor that an answer takes of the process, all its threads; only where the system tells. */
  processor?: number;
}

const WARM_UP_SECONDS = 1;

/**
 * Calls `work` over and over from `connections` places at once for `seconds`, after a short warm-up.
 * Bounded in time; ends by itself.
 */
export async function loadBare(
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
  await all(performance.now() + WARM_UP_SECONDS * 1000, false);
  failures = 0;
  const started = performance.now();
  await all(started + seconds * 1000, true);
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
}

/** A call as it goes over the wire; each connection sends a list of them in turn. */
export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends `calls` to a server from `connections` connections for `seconds`, after a short warm-up. The callers run in a
 * thread of their own, so that they take no time from the server's; with two cores they still share those.
 *
 * @param threads of callers: one takes in about 60 MB a second, which whole pages exceed
 * @param pid of the server, when it is to be said what an answer takes of the processor: unlike a rate, that depends
 *   little on the callers and on what else the machine does
 */
export async function loadCalls(
  url: string,
  calls: readonly Call[],
  connections: number,
  seconds: number,
  threads = 1,
  pid?: number,
): Promise<Load> {
  const run = (duration: number) =>
    autocannon({ url, connections, duration, workers: threads, requests: [...calls] });
  await run(WARM_UP_SECONDS);
  const before = pid === undefined ? undefined : processorOf(pid);
  const seen = await run(seconds);
  const after = pid === undefined ? undefined : processorOf(pid);
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
