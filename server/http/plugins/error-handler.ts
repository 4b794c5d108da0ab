import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError, domainError } from '#server/core/errors.ts';
import { DatabaseFault, isForeignKeyViolation } from '#server/db/database.ts';
import { errorEnvelope } from './envelope.ts';
import { faultOf } from './incoming-request.ts';

/**
 * SQLSTATEs of a database that is unreachable, restarting, full, or too busy to answer in time
 * (server/db/postgres-faults.ts). Retrying later helps.
 */
const databaseAway = /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03)$/;

/** Converts every thrown error to the error envelope. No other code does. */
export const errorHandlerPlugin = plugin(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply));
    app.setNotFoundHandler((request, reply) => sendFailure(domainError('not-found'), request, reply));
  },
  { name: 'error-handler' },
);

/** Failures that are no fault of this server: there is nothing to mend. */
const EXPECTED_FAILURES: ReadonlySet<string> = new Set(['not-built', 'domain-tld-in-maintenance']);

/** Sends the error envelope; unexpected errors are logged in full and answered without details. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    malformed(request) ??
    (error instanceof DomainError ? error : asDomainError(error as Partial<FastifyError>, request));
  if (known.status >= 500 && !EXPECTED_FAILURES.has(known.slug))
    request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error }, 'request refused');
  return reply
    .code(known.status)
    .headers(known.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(known, request.id));
}

/** Returns the error of a malformed HTTP message. Nothing more is read from its connection. */
function malformed({ raw }: FastifyRequest): DomainError | undefined {
  const detail = faultOf(raw);
  return detail === undefined
    ? undefined
    : new DomainError([['invalid-request-param', { field: 'path', detail }]], { connection: 'close' });
}

/** Returns true for the temporary failure of an unreachable or overloaded database. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseFault && databaseAway.test(error.code);
}

/**
 * Returns the error for a violated foreign key: the parent of the new row was deleted between the check and the write.
 * For a session that ended meanwhile it asks for another login.
 */
function parentGone({ constraint = '' }: DatabaseFault, listed: readonly number[]): DomainError | undefined {
  if (/_(?:session|token)_hash_fkey$/.test(constraint)) return domainError('requires-login');
  const gone = domainError('not-found', { reason: 'deleted' });
  return gone.causes.every(({ code }) => listed.includes(code)) ? gone : undefined;
}

function asDomainError(
  error: Partial<FastifyError> | DatabaseFault,
  { routeOptions }: FastifyRequest,
): DomainError {
  if (isForeignKeyViolation(error)) {
    const gone = parentGone(error, routeOptions.config.operation?.errors ?? []);
    if (gone) return gone;
  }
  const { code = '', statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) return domainError('payload-too-large');
  if (statusCode === 415 || statusCode === 406) return domainError('unsupported-media-type');
  if (code === 'FST_ERR_BAD_URL') {
    return domainError('invalid-request-param', { field: 'path', detail: 'The address cannot be decoded.' });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return domainError('invalid-request-param', { field: 'body', detail: 'The request cannot be read.' });
  }
  if (isDatabaseAway(error)) {
    return new DomainError([['service-unavailable', {}]], { 'retry-after': '5' });
  }
  return domainError('internal-error');
}
