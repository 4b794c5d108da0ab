import type { FastifyInstance } from 'fastify';
import { serveOpenFolder } from './static-files.ts';

/** What every answer with a file of a member says: it is no page, and other sites may show it. */
export const mediaHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/** Sets {@link mediaHeaders} on an answer. */
export function setMediaHeaders(reply: { header: (name: string, value: string) => unknown }): void {
  for (const [name, value] of Object.entries(mediaHeaders)) reply.header(name, value);
}

/**
 * Serves the uploads of the disk media store under `/media/`. They come from members, so they must never act as pages.
 */
export function serveMedia(app: FastifyInstance, folder: string): void {
  serveOpenFolder(app, { prefix: '/media/', root: folder, setHeaders: setMediaHeaders });
}
