import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { addressKey } from '#server/http/plugins/rate-limit.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import { numbersOf } from '#server/modules/consent/choices.ts';
import { storedChoices } from '#server/modules/consent/keep-choices.ts';
import type { Services } from '#server/services.ts';

/** Request that measures. */
export type Measured = {
  db: Database;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  viewer: { userId: string } | null;
};

const BATCH_BUDGET = {
  capacity: limits.eventBatchesPerMinute,
  perSecond: limits.eventBatchesPerMinute / 60,
};

/**
 * Checks that a page of this site sent a request. Programs send no origin.
 *
 * @returns true when a browser says that the page is one of this site
 * @throws DomainError not-allowed when it says that the page is another site's
 */
export function checkOrigin({ request, services }: Pick<Measured, 'request' | 'services'>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const own = new URL(services.publicUrl).host;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host !== request.host && host !== own) {
    throw domainError('not-allowed', { detail: 'Only pages of this site may send this.' });
  }
  return true;
}

/** Returns whom a request came from: a beacon carries no client token, so its session is read by the cookie alone. */
export async function measuredViewer(
  { request, viewer }: Measured,
  isOwnPage: boolean,
): Promise<Measured['viewer']> {
  if (viewer !== null || !isOwnPage) return viewer;
  const found = await viewerOfPage(request);
  // The answer carries no token: a beacon reads none, and a picture could be shown by another site.
  request.csrfToken = undefined;
  return found;
}

/** Returns the purposes of the TCF that the site asks for and the viewer allowed. */
export async function allowedPurposes(measured: Measured): Promise<ReadonlySet<number>> {
  const { purposes = '' } = await storedChoices(measured);
  const asked = new Set(measured.services.consent.list.purposes.map(({ number }) => number));
  return new Set(numbersOf(purposes).filter((number) => asked.has(number)));
}

/** Counts a batch of an address. Returns false when it is one too many. */
export async function isWithinBudget({ request, services }: Measured): Promise<boolean> {
  const { wait } = await services.batchLimiter.take(`events ${addressKey(request)}`, BATCH_BUDGET);
  return wait === 0;
}
