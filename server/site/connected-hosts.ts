import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { domainError } from '#server/core/errors.ts';
import { siteHost } from '#server/core/site-host.ts';
import type { Database } from '#server/db/database.ts';
import { CHALLENGE_PATH } from '#server/modules/domains/certificates/certificate-addresses.ts';
import { redirectOf, type ServedDomain, servedBlog } from '#server/modules/domains/domains-repository.ts';
import { mayNameBlogHost } from './may-name-blog.ts';
import { ownCall } from './own-calls.ts';

/** Time for which a process remembers what a host opens, in milliseconds. */
const MEMORY_MS = 15_000;
/** Most hosts that a process remembers. */
const MAX_HOSTS = 2000;
/** Files that pages of the site load; they are the same under every host. */
const FILES =
  /^\/(?:assets|media|icons)\/|^\/(?:favicon\.(?:ico|svg)|manifest\.webmanifest|apple-touch-icon\.png)$/;
/** Headers of a reader that matter to a page without a member. */
const PASSED = ['accept', 'accept-language', 'user-agent', 'if-none-match', 'if-modified-since'] as const;
/** Headers that belong to the answer of this host alone, or to its length. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['set-cookie', 'content-length', 'transfer-encoding', 'connection', 'etag', 'content-encoding'],
  ...['x-csrf', 'accept-ch', 'link'],
]);
/** Types whose text has addresses in it. */
const WITH_ADDRESSES = /^(?:text\/html|text\/xml|application\/(?:xml|rss\+xml|atom\+xml|feed\+json|json))/;
/** Marks the calls that this file makes, in this process alone, so that none of them is redirected. */
const OWN_CALL_HEADER = 'x-connected-host';

/** Remembers what hosts and blogs lead to for a few seconds, so that a page costs no query for each of its files. */
class Memory {
  readonly #known = new Map<string, { value: ServedDomain | undefined; untilMs: number }>();

  async get(key: string, find: () => Promise<ServedDomain | undefined>): Promise<ServedDomain | undefined> {
    const known = this.#known.get(key);
    const nowMs = performance.now();
    if (known && known.untilMs > nowMs) return known.value;
    const value = await find();
    this.#known.delete(key);
    this.#known.set(key, { value, untilMs: nowMs + MEMORY_MS });
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > MAX_HOSTS && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }
}

/** Returns a text with the addresses of a blog on the site replaced by those under its domain. */
export function withOwnAddresses(
  text: string,
  { blog, publicUrl, origin }: { blog: string; publicUrl: string; origin: string },
): string {
  const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const base = new RegExp(`${escaped(publicUrl)}/${escaped(blog)}(?=[/?#"'<&\\s\\\\]|$)`, 'gi');
  return text.replaceAll(base, origin);
}

/**
 * Returns a page of the site as it is shown under a blog's own domain: without scripts, because they belong to the site and
 * its members; links to the blog stay on the domain, all others lead to the site.
 */
export function pageUnderDomain(
  html: string,
  { blog, publicUrl, origin }: { blog: string; publicUrl: string; origin: string },
): string {
  const own = `/${blog}`.toLowerCase();
  const led = (path: string): string => {
    const [bare = ''] = path.split(/[?#]/);
    const lower = bare.toLowerCase();
    if (lower === own || lower.startsWith(`${own}/`)) return path.slice(own.length) || '/';
    return FILES.test(bare) ? path : publicUrl + path;
  };
  const plain = html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/gi, '')
    .replaceAll(
      /(<(?:a|form|link|area|button)\b[^>]*?\s(?:href|action|formaction)=")(\/(?!\/)[^"]*)"/gi,
      (_all, start: string, path: string) => `${start}${led(path)}"`,
    );
  return withOwnAddresses(plain, { blog, publicUrl, origin });
}

/**
 * Opens a blog under a domain that was registered or connected for it (record 106). Every page is fetched inside the process
 * as a visitor: no cookie or token of the request is read there, none is set, and nothing can be written.
 */
export const connectedHostsPlugin = plugin(
  async (app: FastifyInstance, { db, publicUrl }: { db: Database; publicUrl: string }) => {
    const memory = new Memory();
    const ownHost = new URL(publicUrl).hostname;
    const { protocol } = new URL(publicUrl);
    // A value that nobody outside knows, so that a request cannot pretend to be one of these calls.
    const secret = crypto.randomUUID();

    const lookUp = (host: string): Promise<ServedDomain | undefined> =>
      memory.get(`host ${host}`, () => servedBlog(db, host));

    app.addHook('onRequest', async (request, reply) => {
      if (request.headers[OWN_CALL_HEADER] === secret) {
        delete request.headers[OWN_CALL_HEADER];
        return undefined;
      }
      const host = request.hostname.toLowerCase();
      if (host === ownHost || !host.includes('.') || host === siteHost() || host.endsWith(`.${siteHost()}`))
        return redirectOld(request, reply);
      // Certificate authorities ask here under every name.
      if (request.url.startsWith(CHALLENGE_PATH)) return undefined;
      const served = await lookUp(host);
      if (served === undefined) {
        const bare = host.startsWith('www.') ? await lookUp(host.slice(4)) : undefined;
        return bare && reply.redirect(`${protocol}//${bare.name}${portOf(request)}${request.url}`, 301);
      }
      return serve(request, reply, served);
    });

    /** Sends visitors from the blog's address on the site to its domain, where its member wants that. Members stay. */
    async function redirectOld(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const [, name = ''] = /^\/([^/?#]+)/.exec(request.url) ?? [];
      if (!isRead || request.headers.cookie?.includes('sid=') || !mayNameBlogHost(name)) return undefined;
      const served = await memory.get(`blog ${name.toLowerCase()}`, () => redirectOf(db, name));
      if (served === undefined) return undefined;
      const rest = request.url.slice(name.length + 1);
      reply.header('vary', 'Cookie').header('cache-control', 'no-cache');
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      return reply.redirect(`${protocol}//${served.name}${portOf(request)}${path}`, 302);
    }

    async function serve(
      request: FastifyRequest,
      reply: FastifyReply,
      served: ServedDomain,
    ): Promise<unknown> {
      delete request.headers.cookie;
      delete request.headers.authorization;
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw domainError('not-found', { detail: `Nothing can be written here. The site is ${publicUrl}.` });
      const { blog } = served;
      const [path = ''] = request.url.split('?');
      if (FILES.test(path)) return undefined;
      const origin = `${protocol}//${served.name}${portOf(request)}`;
      if (path === '/robots.txt')
        return reply.type('text/plain').send(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
      const rest = path === '/' ? request.url.slice(1) : request.url;
      const headers = Object.fromEntries(
        PASSED.flatMap((name) => {
          const value = request.headers[name];
          return value === undefined ? [] : [[name, String(value)]];
        }),
      );
      const answer = await app.inject({
        method: 'GET',
        url: ownCall(path === '/sitemap.xml' ? `/${blog}/rss` : `/${blog}${rest}`),
        headers: { ...headers, host: new URL(publicUrl).host, [OWN_CALL_HEADER]: secret },
        remoteAddress: request.ip,
      });
      return send(reply, answer, { blog, publicUrl, origin, isSitemap: path === '/sitemap.xml' });
    }
  },
  { name: 'connected-hosts' },
);

function portOf(request: FastifyRequest): string {
  const [, port] = /:(\d+)$/.exec(request.host) ?? [];
  return port === undefined ? '' : `:${port}`;
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;

function send(
  reply: FastifyReply,
  answer: Injected,
  about: { blog: string; publicUrl: string; origin: string; isSitemap: boolean },
): FastifyReply {
  const { blog, publicUrl, origin, isSitemap } = about;
  reply.code(answer.statusCode);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || DROPPED.has(name)) continue;
    reply.header(name, headerOf(name, value, about));
  }
  const type = String(answer.headers['content-type'] ?? '');
  if (!WITH_ADDRESSES.test(type)) return reply.send(answer.rawPayload);
  const text = answer.payload;
  if (isSitemap && answer.statusCode === 200) {
    const links = [...withOwnAddresses(text, about).matchAll(/<link>([^<]+)<\/link>/g)].map(([, url]) => url);
    const urls = [...new Set([`${origin}/`, ...links])].map((url) => `<url><loc>${url}</loc></url>`).join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      );
  }
  const isPage = type.startsWith('text/html');
  return reply.send(
    isPage ? pageUnderDomain(text, { blog, publicUrl, origin }) : withOwnAddresses(text, about),
  );
}

/** Returns a header as it is under the domain: redirects stay there, and the search form may lead to the site. */
function headerOf(
  name: string,
  value: number | string | string[],
  about: { blog: string; publicUrl: string; origin: string },
): number | string | string[] {
  if (name === 'location') return locationOf(String(value), about);
  if (name !== 'content-security-policy') return value;
  return String(value).replace("form-action 'self'", `form-action 'self' ${about.publicUrl}`);
}

/** Returns where a redirect of the site leads: inside of the blog it stays on the domain. */
function locationOf(
  location: string,
  { blog, publicUrl, origin }: { blog: string; publicUrl: string; origin: string },
): string {
  const path = location.startsWith(publicUrl) ? location.slice(publicUrl.length) : location;
  if (!path.startsWith('/')) return location;
  const own = `/${blog}`;
  const isOwn =
    path.toLowerCase() === own.toLowerCase() || path.toLowerCase().startsWith(`${own.toLowerCase()}/`);
  return isOwn ? origin + (path.slice(own.length) || '/') : publicUrl + path;
}
