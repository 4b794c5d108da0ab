import type { Services } from '#server/services.ts';
import { AUDIENCE_PURPOSE_ID, IMPROVEMENT_PURPOSE_ID } from '#src/domain/analytics-events.ts';

type Asking = Pick<Services, 'consent'>;

function asksFor({ consent }: Asking, purpose: number): boolean {
  return consent.list.purposes.some(({ number }) => number === purpose);
}

/** Returns true when the operator's list asks for counting: a site that does not ask measures nothing. */
export function isMeasuring(services: Asking): boolean {
  return asksFor(services, AUDIENCE_PURPOSE_ID);
}

/** Returns true when the site measures, and its list asks for the timing of pages too. */
export function areTimed(services: Asking): boolean {
  return isMeasuring(services) && asksFor(services, IMPROVEMENT_PURPOSE_ID);
}
