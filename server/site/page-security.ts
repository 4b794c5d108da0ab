import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { FRAME_HOSTS } from '#src/domain/post/embeds.ts';

export type PageSecurity = {
  /** HTML of inline script and style elements, exactly as in the document. */
  inline?: string;
  /** True when other sites may frame the page, as with embedded posts. */
  isFrameable?: boolean;
  /** Addresses that the page may call besides the site's, as trackers of ads. */
  called?: readonly string[];
};

/**
 * Hashes of style elements that libraries insert in the browser: for pressed elements (react-aria, usePress), below a
 * layer (react-aria, usePreventScroll), and for the editor (Tiptap). The test beside this file recomputes them from the
 * libraries.
 */
export const libraryStyles = {
  press: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  preventScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
  surface: 'sha256-PlumsSlvJ7vvWzjqibGAYKq92O3y/4JTxWWsWJvyUYA=',
} as const;

/** Returns the hash source of a text for a content security policy. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function hashesIn(html: string, element: 'script' | 'style'): string[] {
  const texts = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...texts].map(([, text = '']) => `'${hashOf(text)}'`);
}

/**
 * Returns the content security policy of a server-rendered page. Inline elements are allowed by hash, never by nonce:
 * one cached page is sent to many visitors, and a known nonce allows everything. Style attributes are allowed because
 * React writes them.
 *
 * @param publicUrl origin under which members reach the site
 */
export function contentPolicy(
  publicUrl: string,
  { inline = '', isFrameable = false, called = [] }: PageSecurity = {},
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
    ["connect-src 'self'", ...called].join(' '),
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

/** Sets the content security policy of a page: see {@link contentPolicy}. */
export function securePage(reply: FastifyReply, security: PageSecurity = {}): void {
  reply.header('content-security-policy', contentPolicy(reply.server.services.publicUrl, security));
  if (security.isFrameable) reply.removeHeader('x-frame-options');
}
