import { mkdirSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WorldFiles } from '#server/db/seed/world-files.ts';

/**
 * Serves the demo world's pictures, sound and film under `/media/world/`. What is not in the folder yet is drawn when
 * it is first asked for (decision 005). The addresses name what never changes, so they may be cached for ever.
 */
export function serveWorldMedia(app: FastifyInstance, files: WorldFiles): void {
  mkdirSync(files.folder, { recursive: true });
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const file = request.url.split('?')[0]?.replace('/media/world/', '') ?? '';
      await files.ensure(file);
    });
    await scope.register(staticFiles, {
      root: files.folder,
      prefix: '/media/world/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders(reply) {
        reply.header('content-security-policy', "default-src 'none'; sandbox");
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('access-control-allow-origin', '*');
      },
    });
  });
}
