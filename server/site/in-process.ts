import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { OwnAnswer } from './own-answer.ts';
import { ownCall } from './own-calls.ts';

const forwarded = ['user-agent', 'accept-language'] as const;

/**
 * The calls of a page that is rendered for this request: straight into the server, as the visitor, counted against the
 * visitor's own address.
 *
 * @param cookies what the calls know of the visitor; for a page that others are shown too, nothing that is the visitor's
 */
export function callInProcess(app: FastifyInstance, visitor: FastifyRequest, cookies: string) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    if (cookies !== '') headers.cookie = cookies;
    for (const name of forwarded) {
      const value = visitor.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: ownCall(path),
      headers,
      remoteAddress: visitor.ip,
    });
    return new OwnAnswer({
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      body: answer.payload,
    });
  };
}
