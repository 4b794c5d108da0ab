import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { BucketMediaStore } from '#server/media/bucket-store.ts';
import { isByteRange, RANGE_NOT_SATISFIABLE_CODE } from './byte-range.ts';
import { mediaHeaders } from './external/static-media.ts';

/** Headers of the bucket's response that are passed on to browsers. */
const TOLD = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
/** Headers of the browser's request that are passed on to the bucket. */
const FORWARDED_HEADERS = ['range', 'if-range', 'if-none-match'];
const FILE = /^[a-z0-9]{2}\/[a-z0-9]{16,64}\/[a-z0-9_]+\.[a-z0-9]+$/;

/**
 * Serves uploads from a bucket under `/media/`, at the same addresses as from a directory: the bucket may stay private,
 * and its address can change without affecting posts.
 */
export function serveBucket(app: FastifyInstance, store: BucketMediaStore): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    if (!FILE.test(path)) throw domainError('not-found');
    const asked = FORWARDED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      if (name === 'range' && !isByteRange(request.headers.range)) return [];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const { status, headers, body } = await store.read(path, Object.fromEntries(asked));
    if (status === 403 || status === 404) {
      body?.destroy();
      throw domainError('not-found');
    }
    if (status >= 500) {
      body?.destroy();
      throw domainError('service-unavailable', { detail: 'Uploads cannot be read just now.' });
    }
    if (status === RANGE_NOT_SATISFIABLE_CODE) {
      body?.destroy();
      const range = headers.get('content-range');
      if (range !== null) reply.header('content-range', range);
      return reply.code(status).headers(mediaHeaders).header('cache-control', 'no-store').send();
    }
    for (const name of TOLD) {
      const value = headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    reply.headers(mediaHeaders).header('cache-control', 'public, max-age=31536000, immutable');
    return reply.code(status).send(body);
  });
}
