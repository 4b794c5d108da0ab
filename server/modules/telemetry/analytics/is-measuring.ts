import type { Services } from '#server/services.ts';
import { AUDIENCE_PURPOSE_ID } from '#src/domain/analytics-events.ts';

/** Returns true when the operator's list asks for counting: a site that does not ask measures nothing. */
export function isMeasuring({ consent }: Pick<Services, 'consent'>): boolean {
  return consent.list.purposes.some(({ number }) => number === AUDIENCE_PURPOSE_ID);
}
