import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import type { ContractDocument } from '#server/http/contract/load.ts';
import { familyPayload } from './family-answers.ts';
import { respelt, spellingsOf } from './names.ts';
import { putAt, valueAt } from './places.ts';

const CAMELCASE = /;\s*format=camelcase\b/i;

/**
 * Returns true when a request is by a client of the API family: it is signed or names the client by `api_key`, goes to
 * an older address, or was understood only by the family's conventions. A client that was generated from the contract
 * does none of these and receives the names of the contract, whatever its Accept header says; so does one that asks for
 * `;format=camelcase`.
 */
export function isOfFamily({ headers, query, aliasOf, isLegacyCall }: FastifyRequest): boolean {
  if (CAMELCASE.test(headers.accept ?? '')) return false;
  if (aliasOf !== undefined || isLegacyCall) return true;
  return /^OAuth /i.test(headers.authorization ?? '') || Object.hasOwn(query ?? {}, 'api_key');
}

/**
 * Gives responses to clients of the API family the family's shapes and spells their names in snake_case. Call it before the routes of its scope are
 * registered: it runs after all other hooks that read the response and before compression.
 */
export function spellAnswers(app: FastifyInstance, document: ContractDocument): void {
  let spellings: ReadonlyMap<string, string> | undefined;
  const spell: onSendHookHandler = async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload === '' || !isOfFamily(request)) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    spellings ??= spellingsOf(document);
    const body = JSON.parse(payload);
    for (const [place, from] of placesOf(request)) {
      const value = valueAt(body.response, from);
      if (value !== undefined) putAt(body.response, place, value);
    }
    if (body.response !== undefined)
      body.response = familyPayload(body.response, request, app.services.publicUrl);
    return JSON.stringify(respelt(body, spellings));
  };
  const { answers } = document['x-family'];
  const placesOf = ({ routeOptions: { config } }: FastifyRequest) =>
    Object.entries((config.operation && answers[config.operation.id]) ?? {});
  app.decorateRequest('isLegacyCall', false);
  app.addHook('onRoute', (route) => {
    route.onSend = [spell, ...[route.onSend ?? []].flat()] as typeof route.onSend;
  });
}
