import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Sets the security headers of every response. The content security policy is for pages only and set by `securePage`;
 * HSTS is sent only where members connect by https. https://github.com/fastify/fastify-helmet
 */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
  });
}
