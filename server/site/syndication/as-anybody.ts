import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { ownCall } from '../own-calls.ts';

const AS_ANYBODY = {
  authorization: `Bearer ${SITE_CLIENT_TOKEN}`,
  accept: 'application/json;format=camelcase',
};

/**
 * Calls the API inside this process without the cookies of the request, counted against its address: the response is
 * what any visitor may see.
 *
 * @param url path and query
 */
export function callAsVisitor(app: FastifyInstance, request: FastifyRequest, url: string) {
  return app.inject({ url: ownCall(url), headers: AS_ANYBODY, remoteAddress: request.ip });
}
