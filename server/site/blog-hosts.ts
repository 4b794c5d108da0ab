import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import { SITE_HOST } from '#server/entities/blog/addresses.ts';
import { mayNameBlog } from './may-name-blog.ts';

/** How long a redirect may be kept, in seconds: blogs change their names. */
const KEPT = 3600;

/**
 * Where on the site an address of a blog's own host leads: `anna.skein.example/42` is `/anna/42`, also as `/post/42`,
 * its older spelling. Undefined for a host that is no blog's.
 *
 * @param url path and query
 */
export function addressOnSite(hostname: string, url: string): string | undefined {
  const host = hostname.toLowerCase();
  if (!host.endsWith(`.${SITE_HOST}`)) return undefined;
  const name = host.slice(0, -SITE_HOST.length - 1);
  if (!mayNameBlog(name)) return undefined;
  const path = url.replace(/^\/post(?=\/[1-9][0-9]*(?:[/?]|$))/, '').replace(/^\/(?=\?|$)/, '');
  return `/${name}${path}`;
}

/**
 * Answers at blogs' own hosts (spec 000 §2.3), where the operator has pointed them here (`BLOG_HOSTS`): every address
 * leads to the same thing on the site, so each has one canonical address, and what a member is logged in with never
 * leaves the site's own host. Nothing can be written there.
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
      reply.header('cache-control', `public, max-age=${KEPT}`);
      return reply.redirect(publicUrl + target, 301);
    });
  },
  { name: 'blog-hosts' },
);
