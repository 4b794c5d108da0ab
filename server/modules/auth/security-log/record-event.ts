import type { FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import { COUNTED_KINDS, type LoginMethod, type SecurityEventKind } from './kinds.ts';
import { originOf, type RequestOrigin } from './request-origin.ts';
import { insertEvent } from './security-log-repository.ts';

export interface NewSecurityEvent {
  userId: string;
  kind: SecurityEventKind;
  /**
   * The causing request, or its origin; null for actions of the site, so that members do not see the devices of staff.
   */
  request: FastifyRequest | RequestOrigin | null;
  /** The name or address that the event is about. Never a secret. */
  detail?: string | undefined;
  method?: LoginMethod | undefined;
  /** Hash of the session that a log-in started; by default the session of the request. */
  sessionHash?: Buffer | undefined;
}

/**
 * Writes an event into a member's security log, in the transaction of the change that it is about. Returns its id with
 * its count, which is the cause of the mail that tells of it.
 */
export async function recordSecurityEvent(
  tx: Queryable,
  { userId, kind, request, detail, method, sessionHash }: NewSecurityEvent,
): Promise<string> {
  const origin = request && ('headers' in request ? originOf(request) : request);
  // A mailed link can be opened in a browser where another member is logged in.
  const own = origin?.viewerId === userId ? origin.sessionHash : undefined;
  return insertEvent(tx, {
    userId,
    kind,
    clientName: origin?.clientName ?? null,
    device: origin?.device ?? null,
    address: origin?.address ?? null,
    method: method ?? null,
    detail: detail ?? null,
    sessionHash: sessionHash ?? own ?? null,
    isCounted: COUNTED_KINDS.has(kind),
  });
}
