import { getConfig } from '#generated/hooks/site/site.ts';
import { reportExceptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';
import { ErrorReporter } from './reporter.ts';
import { tickOf } from './tick.ts';

/** What the page knows before this is here. */
export interface EarlyErrors {
  /** Those nobody has heard of yet. */
  taken: () => unknown[];
  /** The pattern of the page that is open. */
  route: () => string;
}

function errorOf(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return 'reason' in event ? event.reason : undefined;
}

/** The page without what follows its address: a query may hold what somebody looked for. */
const pageAddress = (): string => `${window.location.origin}${window.location.pathname}`.slice(0, 2048);

async function send(ticks: ErrorTick[], keepalive: boolean): Promise<void> {
  const { reportToken: token } = (await getConfig()).response;
  await reportExceptions({ token, url: pageAddress(), ticks }, { keepalive });
}

/**
 * Tells the site of errors that nobody caught, answers outside the contract among them, so that those who run it learn
 * of what members see. Nothing of whose browser it was is sent along.
 */
export function startErrorReporting(early: EarlyErrors): void {
  const reporter = new ErrorReporter(send);
  function hear(error: unknown): void {
    const tick = tickOf({ error, route: early.route(), at: Date.now() });
    if (tick) reporter.add(tick);
  }
  for (const event of early.taken()) hear(errorOf(event as Event));
  for (const kind of ['error', 'unhandledrejection'] as const)
    window.addEventListener(kind, (event) => hear(errorOf(event)));
  window.addEventListener('pagehide', () => reporter.flush(true));
}
