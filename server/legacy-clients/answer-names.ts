import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import type { ContractDocument } from '#server/http/contract/load.ts';
import { respelt, spellingsOf } from './names.ts';
import { putAt, valueAt } from './places.ts';

const CAMELCASE = /;\s*format=camelcase\b/i;

/**
 * Spells the names of answers in snake_case for whoever does not ask for `;format=camelcase`. To be called before the
 * routes of its scope are made: it works behind every other look at the answer and before it is compressed.
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
