import type { FastifyInstance } from 'fastify';
import { serveOpenFolder } from './static-files.ts';

/** Headers of every response with a member's file: the file is not a page, and other sites may embed it. */
export const mediaHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/** Sets {@link mediaHeaders} on a response. */
export function setMediaHeaders(reply: { header: (name: string, value: string) => unknown }): void {
  for (const [name, value] of Object.entries(mediaHeaders)) reply.header(name, value);
}

/**
 * Serves the uploads of the disk media store under `/media/`. They come from members, so browsers must never treat them
 * as pages.
 */
export function serveMedia(app: FastifyInstance, folder: string): void {
  serveOpenFolder(app, { prefix: '/media/', root: folder, setHeaders: setMediaHeaders });
}
