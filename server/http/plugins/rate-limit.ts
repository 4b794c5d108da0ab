import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { limits } from '#generated/limits.ts';
import { DomainError, rateLimited } from '#server/core/errors.ts';
import { normalizeAddress, subscriberAddress } from '#server/core/network-address.ts';
import type { AfterRefusal, BeforeHandling } from '#server/http/contract/bind.ts';
import type { ContractOperation, GuessLimit } from '#server/http/contract/load.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import { type Limit, memoryRateLimiter, type TokenResult } from '#server/rate-limit/rate-limiter.ts';

/** All calls of one address in this process; only stops floods. */
const everything: Limit = { capacity: 1200, perSecond: 50 };
/** Writes of one member, or of one address when logged out. */
const writing: Limit = { capacity: 120, perSecond: 2 };
/** Guesses of passwords and existing accounts, counted by address or member as the contract says (`x-limit`). */
const guessing: Limit = { capacity: limits.guessesPerAddress, perSecond: limits.guessesPerAddress / 120 };

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stops floods before anything is looked up for them. */
export const floodLimitPlugin = plugin(
  async (app) => {
    const flood = memoryRateLimiter();
    app.addHook('onRequest', async (request, reply) => {
      const { operation, countsAsCall } = request.routeOptions.config;
      if (operation === undefined && !countsAsCall) return;
      spend(reply, 'call', everything, await flood.take(addressKey(request), everything));
    });
  },
  { name: 'flood-limit' },
);

/**
 * Answers 429 with Retry-After after too many writes or guesses; the limits are generous. Limits with a code of their
 * own (likes a day, posts a day) belong to their operations.
 */
export const writeLimitPlugin = plugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const operation = request.routeOptions.config.operation;
      if (operation === undefined || reads.has(request.method)) return;
      const limiter = app.services.rateLimiter;
      const address = addressKey(request);
      const { limit } = operation;
      if (limit && !isCountedLater(limit)) await spendGuess(request, reply, operation);
      // Guesses of visitors that are counted later must reach that count: otherwise writes by others at the same
      // network address would use up the log-ins of a known browser, and links.
      if (request.viewer === null && (limit?.known || limit?.refused)) return;
      const writer = request.viewer === null ? address : writerKey(request.viewer);
      spend(reply, 'write', writing, await limiter.take(`write ${writer}`, writing));
    });
  },
  { name: 'write-limit', dependencies: ['viewer'] },
);

/**
 * Returns the key by which writes are counted. An app has a budget of its own, so that it cannot stop its member from
 * writing.
 */
function writerKey({ userId, app }: Viewer): string {
  return app === undefined ? `user ${userId}` : `user ${userId} app ${app.clientId}`;
}

/** Returns true when a guess is counted only once the body is read or the response is known. */
function isCountedLater({ naming, known, refused }: GuessLimit): boolean {
  return (naming ?? known ?? refused) !== undefined;
}

/** Counts one guess for every key the contract names for this call; handlers count accounts, which only they know. */
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

/** Returns true when the account with that e-mail address was used in the requesting browser before. */
export type IsKnownBrowser = (request: FastifyRequest, email: string) => Promise<boolean>;

/**
 * Counts a guess that depends on a certain field or on the browser being unknown to the named account: both are known
 * once the body is read. Known browsers count against the budgets of their account only.
 */
export function countReadGuess(isKnownBrowser: IsKnownBrowser): BeforeHandling {
  return async (operation, body, request, reply) => {
    const { naming, known, refused } = operation.limit ?? {};
    const sent = (field: string) => (body as Record<string, unknown> | undefined)?.[field];
    if (refused !== undefined || (naming === undefined && known === undefined)) return;
    if (naming !== undefined && sent(naming) === undefined) return;
    if (known !== undefined && (await isKnownBrowser(request, String(sent(known))))) return;
    await spendGuess(request, reply, operation);
  };
}

/** Counts a wrong guess, where only wrong ones count (`x-limit: refused`). */
export const countRefusedGuess: AfterRefusal = async (operation, error, request, reply) => {
  const codes = operation.limit?.refused ?? [];
  if (error instanceof DomainError && error.causes.some(({ code }) => codes.includes(code)))
    await spendGuess(request, reply, operation);
};

/**
 * Adds the remaining quota to `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), after the
 * values of earlier quotas.
 *
 * @throws DomainError rate-limit-exceeded when the quota is used up
 */
function spend(
  reply: FastifyReply,
  name: string,
  { capacity, perSecond }: Limit,
  { wait, left }: TokenResult,
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
 * has. Requests whose connection is closed already have no address and share one key.
 */
export function addressKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = normalizeAddress(ip) ?? normalizeAddress(socket?.remoteAddress);
  return address === undefined ? 'unknown' : subscriberAddress(address);
}
