import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError } from '#server/core/errors.ts';
import type {} from '#server/http/contract/route-config.ts';
import { addressKey } from './rate-limit.ts';
import { hasBody } from './request-body.ts';

export type BodyBudgetOptions = {
  /** Maximum bytes of bodies that this process holds at once. */
  budget?: number;
  /** Maximum bytes of bodies from one address, so that a single client cannot use up the budget. */
  share?: number;
};

const MEGABYTE_BYTES = 1024 * 1024;
const DEFAULT_BUDGET_BYTES = 256 * MEGABYTE_BYTES;
const DEFAULT_SHARE_BYTES = 64 * MEGABYTE_BYTES;
/** Bytes reserved for a body without a declared length: the largest allowed size. */
const UNKNOWN_LENGTH_BYTES = 20 * MEGABYTE_BYTES;

/**
 * Limits the memory used by bodies, which are held until their request is answered: a hundred large uploads at once
 * would be gigabytes. A request beyond the budget is refused with Retry-After before its body is read.
 */
export const bodyBudgetPlugin = plugin<BodyBudgetOptions>(
  async (app, { budget = DEFAULT_BUDGET_BYTES, share = DEFAULT_SHARE_BYTES }) => {
    let held = 0;
    const heldBy = new Map<string, number>();
    app.addHook('onRequest', async (request, reply) => {
      if (!hasBody(request) || request.routeOptions.config.streamsBody) return;
      const size = lengthOf(request);
      // A body that exceeds the budget by itself is refused by its own size limit.
      const address = addressKey(request);
      const own = heldBy.get(address) ?? 0;
      if ((held > 0 && held + size > budget) || (own > 0 && own + size > share)) {
        reply.header('connection', 'close');
        throw new DomainError([['service-unavailable', { reason: 'busy' }]], {
          'retry-after': '5',
        });
      }
      held += size;
      heldBy.set(address, own + size);
      reply.raw.once('close', () => {
        held -= size;
        const left = (heldBy.get(address) ?? 0) - size;
        if (left > 0) heldBy.set(address, left);
        else heldBy.delete(address);
      });
    });
  },
  { name: 'body-budget' },
);

function lengthOf({ raw }: FastifyRequest): number {
  const length = Number(raw.headers['content-length']);
  return Number.isFinite(length) ? length : UNKNOWN_LENGTH_BYTES;
}
