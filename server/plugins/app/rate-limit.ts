import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { limits } from '#generated/limits.ts';
import type { BeforeHandling } from '#server/contract/bind.ts';
import type { ContractOperation } from '#server/contract/load.ts';
import { rateLimited } from '#server/errors.ts';
import { plainAddress, subscriberOf } from '#server/services/network-address.ts';
import { type Limit, memoryRateLimiter, type Taken } from '#server/services/rate-limiter.ts';

/** All calls of one address in this process: only stops floods. */
const everything: Limit = { capacity: 1200, perSecond: 50 };
/** Writes of one member, or of one address when logged out. */
const writing: Limit = { capacity: 120, perSecond: 2 };
/** Guessing: passwords, accounts that exist. By address or member, as the contract says (`x-limit`). */
const guessing: Limit = { capacity: limits.guessesPerAddress, perSecond: limits.guessesPerAddress / 120 };

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stops floods before anything is looked up for them. */
export const floodLimitPlugin = plugin(
  async (app) => {
    const flood = memoryRateLimiter();
    const sweeper = setInterval(() => void flood.sweep(), 60_000).unref();
    app.addHook('onClose', async () => clearInterval(sweeper));
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.operation === undefined) return;
      spend(reply, 'call', everything, await flood.take(addressKey(request), everything));
    });
  },
  { name: 'flood-limit' },
);

/**
 * Answers 429 with Retry-After to whoever writes or guesses too much, generously. Limits with a code of their own
 * (likes a day, posts a day) belong to the operations that know them.
 */
export const writeLimitPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const operation = request.routeOptions.config.operation;
      if (operation === undefined || reads.has(request.method)) return;
      const limiter = app.services.rateLimiter;
      const address = addressKey(request);
      if (operation.limit && !operation.limit.naming) await spendGuess(request, reply, operation);
      const writer = request.viewer === null ? address : `user ${request.viewer.userId}`;
      spend(reply, 'write', writing, await limiter.take(`write ${writer}`, writing));
    });
  },
  { name: 'write-limit', dependencies: ['viewer'] },
);

/** One guess of everybody the contract counts at this call; accounts are counted by the handlers, who know them. */
async function spendGuess(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, limit }: ContractOperation,
): Promise<void> {
  const guessers = [
    ...(limit?.by.includes('address') ? [addressKey(request)] : []),
    ...(limit?.by.includes('member') && request.viewer ? [`user ${request.viewer.userId}`] : []),
  ];
  for (const guesser of guessers)
    spend(
      reply,
      'guess',
      guessing,
      await request.server.services.rateLimiter.take(`guess ${id} ${guesser}`, guessing),
    );
}

/** Counts a guess at a call that is one only with a certain field: whether it was sent is known once the body is read. */
export const countNamedGuess: BeforeHandling = async (operation, body, request, reply) => {
  const naming = operation.limit?.naming;
  if (naming === undefined || (body as Record<string, unknown> | undefined)?.[naming] === undefined) return;
  await spendGuess(request, reply, operation);
};

/**
 * Tells what is left of a quota in `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), beside what
 * quotas before it said.
 *
 * @throws DomainError rate-limit-exceeded when nothing was left
 */
function spend(
  reply: FastifyReply,
  name: string,
  { capacity, perSecond }: Limit,
  { wait, left }: Taken,
): void {
  const untilFull = Math.ceil((capacity - left) / perSecond);
  addToList(reply, 'ratelimit', `"${name}";r=${left};t=${untilFull}`);
  addToList(reply, 'ratelimit-policy', `"${name}";q=${capacity};w=${Math.ceil(capacity / perSecond)}`);
  if (wait > 0) throw rateLimited(wait);
}

function addToList(reply: FastifyReply, header: string, item: string): void {
  const before = reply.getHeader(header);
  reply.header(header, before === undefined ? item : `${before}, ${item}`);
}

/**
 * Returns the key by which limits count the address of a request: the IPv4 address, or the /64 that one IPv6 subscriber
 * has. All whose connection is gone already, so that it has no address any more, share one key.
 */
export function addressKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = plainAddress(ip) ?? plainAddress(socket?.remoteAddress);
  return address === undefined ? 'unknown' : subscriberOf(address);
}
