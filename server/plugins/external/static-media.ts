import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What every answer with a file of a member says: it is no page, and other sites may show it. */
export const mediaHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/**
 * Serves the uploads of the disk media store under `/media/`. Files never change, so they may be cached for ever; they
 * come from members, so they must never act as pages. https://github.com/fastify/fastify-static
 */
export function serveMedia(app: FastifyInstance, folder: string): void {
  app.register(staticFiles, {
    root: folder,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: true,
    immutable: true,
    maxAge: '365d',
    setHeaders(reply) {
      for (const [name, value] of Object.entries(mediaHeaders)) reply.header(name, value);
    },
  });
}
