import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses responses of more than a kilobyte, at a fast level because each is generated for one reader. Secrets
 * travel in headers and cookies only, which are not compressed. https://github.com/fastify/fastify-compress
 */
export function addCompression(app: FastifyInstance): void {
  app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
}
