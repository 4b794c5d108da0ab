import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { FRAME_HOSTS } from '#src/domain/post/embeds.ts';

export type PageSecurity = {
  /** Elements of ours inside the document that hold scripts or styles themselves, as they stand there. */
  inline?: string;
  /** Whether other sites may show the page in a frame, as they do with embedded posts. */
  isFrameable?: boolean;
};

/**
 * Style elements that libraries write in the browser, by the hash of their text: what is pressed (react-aria,
 * usePress), what lies under a layer (react-aria, usePreventScroll), and the surface of the editor (Tiptap). The test
 * beside this file makes them anew from the libraries.
 */
export const libraryStyles = {
  press: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  preventScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
  surface: 'sha256-PlumsSlvJ7vvWzjqibGAYKq92O3y/4JTxWWsWJvyUYA=',
} as const;

/** The source expression by which a content security policy knows a text. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function hashesIn(html: string, element: 'script' | 'style'): string[] {
  const texts = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...texts].map(([, text = '']) => `'${hashOf(text)}'`);
}

/**
 * The content security policy of a server-rendered page. What stands in the document itself is let in by the hash of its
 * text, never by a nonce: the same page goes to many from a cache, and a nonce that many know lets everything in. Styles
 * in attributes are allowed because React writes them.
 *
 * @param publicUrl where members reach the site
 */
export function contentPolicy(
  publicUrl: string,
  { inline = '', isFrameable = false }: PageSecurity = {},
): string {
  const styles = [...hashesIn(inline, 'style'), ...Object.values(libraryStyles).map((hash) => `'${hash}'`)];
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashesIn(inline, 'script')].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    ["frame-src 'self'", ...FRAME_HOSTS.map((host) => `https://${host}`)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFrameable ? '*' : "'self'"}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return policy.join('; ');
}

/** Sets the policy of a page on its answer: see {@link contentPolicy}. */
export function securePage(reply: FastifyReply, security: PageSecurity = {}): void {
  reply.header('content-security-policy', contentPolicy(reply.server.services.publicUrl, security));
  if (security.isFrameable) reply.removeHeader('x-frame-options');
}
