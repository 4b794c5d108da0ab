import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError } from '#server/core/errors.ts';
import type {} from '#server/http/contract/route-config.ts';
import { addressKey } from './rate-limit.ts';
import { hasBody } from './request-body.ts';

export type BodyBudgetOptions = {
  /** Bytes of bodies this process holds at once. */
  budget?: number;
  /** Bytes of bodies that come from one address: nobody alone may use the budget up. */
  share?: number;
};

const megabyte = 1024 * 1024;
const usualBudget = 256 * megabyte;
const usualShare = 64 * megabyte;
/** What is set aside for a body that does not say how long it is: the largest there may be. */
const unknownLength = 20 * megabyte;

/**
 * Bounds the memory that bodies take: they are held until their request is answered, and a hundred large uploads at once
 * would be gigabytes. Who does not fit in is told when to come back, before anything is read.
 */
export const bodyBudgetPlugin = plugin<BodyBudgetOptions>(
  async (app, { budget = usualBudget, share = usualShare }) => {
    let held = 0;
    const heldBy = new Map<string, number>();
    app.addHook('onRequest', async (request, reply) => {
      if (!hasBody(request) || request.routeOptions.config.streamsBody) return;
      const size = lengthOf(request);
      // One that is too large for the budget alone is refused by its own limit.
      const address = addressKey(request);
      const own = heldBy.get(address) ?? 0;
      if ((held > 0 && held + size > budget) || (own > 0 && own + size > share)) {
        reply.header('connection', 'close');
        throw new DomainError([['service-unavailable', { detail: 'Much is being sent in just now.' }]], {
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
  return Number.isFinite(length) ? length : unknownLength;
}
