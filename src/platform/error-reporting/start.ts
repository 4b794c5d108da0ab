import { getConfig } from '#generated/hooks/site/site.ts';
import { reportExceptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';
import { errorTickOf } from './error-tick.ts';
import { ErrorReporter } from './reporter.ts';

/** Data collected before the reporter was loaded. */
export interface EarlyErrors {
  /** Returns and clears the errors caught so far. */
  takeEarlyErrors: () => unknown[];
  /** Returns the route pattern of the current page. */
  route: () => string;
}

function errorOf(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return 'reason' in event ? event.reason : undefined;
}

/** Returns the page's address without query and hash, because a query may contain what a user searched for. */
const pageAddress = (): string => `${window.location.origin}${window.location.pathname}`.slice(0, 2048);

async function send(ticks: ErrorTick[], keepalive: boolean): Promise<void> {
  const { reportToken: token } = (await getConfig()).response;
  await reportExceptions({ token, url: pageAddress(), ticks }, { keepalive });
}

/**
 * Reports uncaught errors to the site, responses that break the contract included. Sends nothing that identifies the
 * user or the browser.
 */
export function startErrorReporting(early: EarlyErrors): void {
  const reporter = new ErrorReporter(send);
  function report(error: unknown): void {
    const tick = errorTickOf({ error, route: early.route(), at: Date.now() });
    if (tick) reporter.add(tick);
  }
  for (const event of early.takeEarlyErrors()) report(errorOf(event as Event));
  for (const kind of ['error', 'unhandledrejection'] as const)
    window.addEventListener(kind, (event) => report(errorOf(event)));
  window.addEventListener('pagehide', () => reporter.flush(true));
}
