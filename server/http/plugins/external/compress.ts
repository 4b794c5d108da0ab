import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses answers of more than a kilobyte, quickly rather than tightly: they are made for one reader each.
 * Secrets travel in headers and cookies only, which are not compressed. https://github.com/fastify/fastify-compress
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
