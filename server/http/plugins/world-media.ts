import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { WorldFiles } from '#server/seed/world-files.ts';
import { serveOpenFolder } from './external/static-files.ts';
import { setMediaHeaders } from './external/static-media.ts';

/**
 * Serves the demo world's pictures, sound and film under `/media/world/`. What is not in the folder yet is drawn when
 * it is first asked for (decision 005).
 */
export function serveWorldMedia(app: FastifyInstance, files: WorldFiles): void {
  mkdirSync(files.folder, { recursive: true });
  serveOpenFolder(app, {
    prefix: '/media/world/',
    root: files.folder,
    before: files.ensure,
    setHeaders: setMediaHeaders,
  });
}
