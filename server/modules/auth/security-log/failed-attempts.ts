import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { FailedAttemptKind } from './kinds.ts';
import { recordSecurityEvent } from './record-event.ts';
import { originOf } from './request-origin.ts';

interface FailedAttempt {
  userId: string;
  kind: FailedAttemptKind;
}

const attempts = new WeakMap<object, FailedAttempt>();

/**
 * Marks a refusal as a failed attempt to prove an identity, to be thrown. The transaction that it ends is rolled back, so
 * the event is written afterwards, by {@link failedAttemptRecorder}.
 *
 * @param userId undefined when there is no such account
 */
export function failedAttempt(
  refusal: DomainError,
  kind: FailedAttemptKind,
  userId: string | undefined,
): DomainError {
  if (userId !== undefined) attempts.set(refusal, { userId, kind });
  return refusal;
}

/**
 * Returns what writes failed attempts into the security log, for `bindContract`. It writes after the answer: the time an
 * answer takes must not tell whether there is such an account.
 */
export function failedAttemptRecorder(db: Database): (error: unknown, request: FastifyRequest) => void {
  return (error, request) => {
    const attempt = typeof error === 'object' && error !== null ? attempts.get(error) : undefined;
    if (attempt === undefined) return;
    const origin = originOf(request);
    request.server.services.work.begin(async () => {
      await setImmediate();
      await recordSecurityEvent(db, { ...attempt, request: origin });
    });
  };
}
