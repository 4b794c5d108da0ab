import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#generated/operations.ts';
import { DomainError, domainError } from '#server/core/errors.ts';
import type { KeyRequest, KeyUse } from '../idempotency-key-store.ts';
import { Answer } from './handler.ts';
import type { ContractOperation } from './load.ts';
import type { ReadRequest } from './read-request.ts';

/**
 * Seconds after which a request without a response counts as abandoned by a crashed process. Restarting it may carry it
 * out twice.
 */
const ABANDONED_AFTER_SECONDS = 60;
/**
 * Seconds after which a call that recognises its earlier attempt by `intent` may restart: even beside the first attempt
 * it takes effect once.
 */
const RESUMABLE_AFTER_SECONDS = 5;
export const RESUMABLE: ReadonlySet<string> = new Set<OperationId>([
  'sendMessage',
  'sendImageMessage',
  'sendMessageBatch',
]);

const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** Returns the idempotency key of a request, where its operation accepts one. */
function keyOf({ idempotency }: ContractOperation, { headers }: FastifyRequest): string | undefined {
  if (!idempotency) return undefined;
  const key = headers['idempotency-key'];
  if (key === undefined && idempotency === 'optional') return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw domainError('invalid-request-param', {
    field: 'Idempotency-Key',
    detail: 'Idempotency-Key must be 16 to 128 letters, digits, hyphens and underscores.',
  });
}

/** Returns a hash of the operation and all its input, files by their bytes, to tell two requests apart. */
function hashOf({ id }: ContractOperation, { params, query, body }: ReadRequest): Buffer {
  const text = JSON.stringify(
    [id, params, query, body],
    function (this: Record<string, unknown>, name, value) {
      const bytes = this[name];
      return bytes instanceof Uint8Array ? createHash('sha256').update(bytes).digest('hex') : value;
    },
  );
  return createHash('sha256').update(text).digest();
}

/** Returns an identifier of a member's attempt, the same for every repetition. */
function intentOf({ userId, key, hash }: KeyRequest): Buffer {
  return createHash('sha256').update(`${userId} ${key} `).update(hash).digest();
}

/**
 * Returns the seconds after which a request without a response may be restarted; undefined for never, which applies
 * where the operation charges money.
 */
function abandonedAfter({ id, idempotency }: ContractOperation): number | undefined {
  if (idempotency !== 'optional') return undefined;
  return RESUMABLE.has(id) ? RESUMABLE_AFTER_SECONDS : ABANDONED_AFTER_SECONDS;
}

/** Returns the stored response; undefined when this request is the first. */
function answerOf(use: KeyUse): Answer | undefined {
  if (use.kind === 'new') return undefined;
  if (use.kind === 'reused') throw domainError('idempotency-key-reused');
  if (use.kind === 'under-way')
    throw new DomainError([['idempotency-in-progress', {}]], { 'retry-after': '1' });
  const { status, response, extras } = JSON.parse(use.answer) as Answer;
  return new Answer(status, response, extras);
}

/**
 * Executes a request unless the same member sent it before with the same Idempotency-Key; then the stored response is
 * returned (decision 018). A request that fails releases its key.
 *
 * @param input as read from the request, before any hook or handler changed it
 * @param work receives the attempt's identifier where the request carried a key
 * @throws idempotency-key-reused, idempotency-in-progress or invalid-request-param
 */
export async function runIdempotent(
  operation: ContractOperation,
  request: FastifyRequest,
  input: ReadRequest,
  work: (intent?: Buffer) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(operation, request);
  if (key === undefined || request.viewer === null) return work();
  const { idempotencyKeys } = request.server.services;
  const asked: KeyRequest = { userId: request.viewer.userId, key, hash: hashOf(operation, input) };
  const before = answerOf(await idempotencyKeys.begin(asked, abandonedAfter(operation)));
  if (before) return before;
  let answer: Answer;
  try {
    answer = await work(intentOf(asked));
  } catch (error) {
    await idempotencyKeys.release(asked);
    throw error;
  }
  await idempotencyKeys.keep(asked, JSON.stringify(answer));
  return answer;
}
