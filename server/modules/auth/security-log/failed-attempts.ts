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
 * Marks an error as a failed attempt to prove an identity. The error rolls back its transaction, so the event is
 * written afterwards, by {@link failedAttemptRecorder}.
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
 * Returns the function that writes failed attempts into the security log, for `bindContract`. It writes after the
 * response, whose duration must not reveal if the account exists.
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
