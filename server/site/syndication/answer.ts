import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document that programs poll repeatedly. */
export interface Document {
  body: string;
  /** Media type with its charset. */
  type: string;
  /** Seconds for which caches may store it. */
  maxAge: number;
  /** Time of the last change of its content in milliseconds since 1970. */
  modified?: number | undefined;
}

const weakless = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Returns true when the client has the current document: by its ETag where it sends one, else by the date (RFC 9110,
 * 13.2.2).
 */
function isKnown({ headers }: FastifyRequest, etag: string, modified: number | undefined): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').map(weakless).includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modified !== undefined && Math.floor(modified / 1000) * 1000 <= since;
}

/** Sends a document, or 304 to a client that has it. Scripts of any site may read it. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  const { body, type, maxAge, modified } = document;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    'cache-control': `public, max-age=${maxAge}`,
    etag,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(modified === undefined ? {} : { 'last-modified': new Date(modified).toUTCString() }),
  });
  return isKnown(request, etag, modified) ? reply.code(304).send() : reply.type(type).send(body);
}
