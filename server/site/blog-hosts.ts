import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import { siteHost } from '#server/core/site-host.ts';
import { mayNameBlogHost } from './may-name-blog.ts';

/** Cache lifetime of a redirect in seconds; short because blogs change their names. */
const CACHE_TTL_SECONDS = 3600;

/**
 * Returns the address on the site for an address on a blog's own host: `anna.skein.example/42` is `/anna/42`, also in
 * the older form `/post/42`. Undefined for a host that is not a blog's.
 *
 * @param url path and query
 */
export function addressOnSite(hostname: string, url: string): string | undefined {
  const host = hostname.toLowerCase();
  if (!host.endsWith(`.${siteHost()}`)) return undefined;
  const name = host.slice(0, -siteHost().length - 1);
  if (!mayNameBlogHost(name)) return undefined;
  const path = url.replace(/^\/post(?=\/[1-9][0-9]*(?:[/?]|$))/, '').replace(/^\/(?=\?|$)/, '');
  return `/${name}${path}`;
}

/**
 * Redirects requests to blogs' own hosts (spec 000 §2.3), where the operator has pointed them here (`BLOG_HOSTS`), to
 * the same page on the site: each page has one canonical address, and session cookies never leave the site's own host.
 * Writes are refused there.
 */
export const blogHostsPlugin = plugin(
  async (app, { publicUrl }: { publicUrl: string }) => {
    const own = new URL(publicUrl).hostname;
    app.addHook('onRequest', async (request, reply) => {
      const target = request.hostname === own ? undefined : addressOnSite(request.hostname, request.url);
      if (target === undefined) return undefined;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw domainError('not-found', { detail: `Nothing can be written here. The site is ${publicUrl}.` });
      }
      reply.header('cache-control', `public, max-age=${CACHE_TTL_SECONDS}`);
      return reply.redirect(publicUrl + target, 301);
    });
  },
  { name: 'blog-hosts' },
);
