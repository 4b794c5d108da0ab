import type { FastifyInstance } from 'fastify';
import type { GetOembed200 } from '#generated/zod/getOembed200.zod.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { sendDocument } from './answer.ts';
import { callAsVisitor } from './as-anybody.ts';

/** Seconds, as sent in `cache_age`. */
const CACHE_TTL_SECONDS = 60;

/**
 * Maps the status of a failed call to those of oEmbed 1.0, section 2.3.4: private content is 401, all other refusals
 * are not found.
 */
function statusOf(status: number): number {
  if (status === 403) return 401;
  return status === 429 || status >= 500 ? status : 404;
}

/** Largest size that the operation takes, in pixels. */
const MAX_SIZE_PX = 1_000_000;

/** Returns a size that an embedding site asks for, in whole pixels; undefined when it is none, which limits nothing. */
function sizeOf(value: unknown): number | undefined {
  const size =
    typeof value === 'string' && /^\d+(?:\.\d+)?(?:px)?$/.test(value) ? Number.parseInt(value, 10) : 0;
  return size > 0 ? Math.min(size, MAX_SIZE_PX) : undefined;
}

/** Serves `/oembed`: embeds of posts for other sites and editors (https://oembed.com). Pages of posts link to it. */
export function serveOembed(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>('/oembed', async (request, reply) => {
    const { query } = request;
    const asked = [
      ...(typeof query.url === 'string' ? [['url', query.url]] : []),
      ...['maxwidth', 'maxheight'].flatMap((name) => {
        const size = sizeOf(query[name]);
        return size === undefined ? [] : [[name, String(size)]];
      }),
    ];
    if (query.format !== undefined && query.format !== 'json') {
      return reply.code(501).send({ error: 'Only JSON is spoken here.' });
    }
    const answer = await callAsVisitor(app, request, `${pathOf('getOembed')}?${new URLSearchParams(asked)}`);
    if (answer.statusCode !== 200) {
      const retry = answer.headers['retry-after'];
      if (retry !== undefined) reply.header('retry-after', String(retry));
      reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
      return reply
        .code(statusOf(answer.statusCode))
        .send({ error: 'There is no post to embed at that address.' });
    }
    const body = JSON.stringify(answer.json<GetOembed200>().response);
    return sendDocument(request, reply, {
      body,
      type: 'application/json; charset=utf-8',
      maxAge: CACHE_TTL_SECONDS,
    });
  });
}
