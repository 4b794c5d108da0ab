import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
    },
  });
}
