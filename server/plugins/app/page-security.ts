import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export type PageSecurity = {
  /** Whether other sites may show the page in a frame, as they do with embedded posts. */
  isFrameable?: boolean;
};

/**
 * Sets the content security policy of a server-rendered page and answers the nonce for its one inline script. Styles
 * in attributes are allowed because React writes them; inline style elements need the nonce too.
 */
export function securePage(reply: FastifyReply, { isFrameable = false }: PageSecurity = {}): string {
  const nonce = randomBytes(16).toString('base64');
  const isHttps = reply.server.services.publicUrl.startsWith('https:');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFrameable ? '*' : "'self'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  reply.header('content-security-policy', policy.join('; '));
  if (isFrameable) reply.removeHeader('x-frame-options');
  return nonce;
}
