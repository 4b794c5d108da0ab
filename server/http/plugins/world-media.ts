import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { WorldFiles } from '#server/seed/world-files.ts';
import { serveOpenFolder } from './external/static-files.ts';
import { setMediaHeaders } from './external/static-media.ts';

/**
 * Serves the demo world's pictures, audio and video under `/media/world/`. A file that does not exist yet is drawn on
 * its first request (decision 005).
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
