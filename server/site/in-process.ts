import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { RENDERED_PAGE_HEADER, RENDERED_PAGE_TOKEN } from '#server/http/rendered-page.ts';
import { OwnAnswer } from './own-answer.ts';
import { ownCall } from './own-calls.ts';

const forwarded = ['user-agent', 'accept-language'] as const;

/**
 * Returns the fetch function of a page that is rendered for this request: calls go directly into the server, as the
 * visitor, and count against the visitor's address.
 *
 * @param cookies cookies of the calls; for a page that is shared, none that belong to the visitor alone
 */
export function callInProcess(app: FastifyInstance, visitor: FastifyRequest, cookies: string) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    if (cookies !== '') headers.cookie = cookies;
    headers[RENDERED_PAGE_HEADER] = RENDERED_PAGE_TOKEN;
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
