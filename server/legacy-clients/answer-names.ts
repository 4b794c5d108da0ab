import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import type { ContractDocument } from '#server/http/contract/load.ts';
import { respelt, spellingsOf } from './names.ts';
import { putAt, valueAt } from './places.ts';

const CAMELCASE = /;\s*format=camelcase\b/i;

/**
 * Spells the names in responses in snake_case unless the client asks for `;format=camelcase`. Call it before the routes
 * of its scope are registered: it runs after all other hooks that read the response and before compression.
 */
export function spellAnswers(app: FastifyInstance, document: ContractDocument): void {
  let spellings: ReadonlyMap<string, string> | undefined;
  const spell: onSendHookHandler = async (request, reply, payload) => {
    if (CAMELCASE.test(request.headers.accept ?? '') || typeof payload !== 'string' || payload === '') {
      return payload;
    }
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    spellings ??= spellingsOf(document);
    const body = JSON.parse(payload);
    for (const [place, from] of placesOf(request)) putAt(body.response, place, valueAt(body.response, from));
    return JSON.stringify(respelt(body, spellings));
  };
  const { answers } = document['x-family'];
  const placesOf = ({ routeOptions: { config } }: FastifyRequest) =>
    Object.entries((config.operation && answers[config.operation.id]) ?? {});
  app.addHook('onRoute', (route) => {
    route.onSend = [spell, ...[route.onSend ?? []].flat()] as typeof route.onSend;
  });
}
