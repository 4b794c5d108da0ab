import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { isDatabaseAway } from '#server/http/plugins/error-handler.ts';
import { clearSessionCookies, sidOf } from '#server/http/plugins/session-cookies.ts';
import { viewerOfPage, withRequestScope } from '#server/http/plugins/viewer.ts';
import { trackedHosts } from '#server/modules/ads/outside/ad-frames.ts';
import { asksConsent } from '#server/modules/consent/consent-list.ts';
import type { Services } from '#server/services.ts';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { isEmbeddedAddress, postPaths } from '#src/paths/posts-paths.ts';
import { type Coding, codingFor, encoded } from './codings.ts';
import { fallbackDocument, fillTemplate, type Loads } from './document.ts';
import { callInProcess } from './in-process.ts';
import { pageAddress } from './own-calls.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { contentPolicy, securePage } from './page-security.ts';
import { type SharedVisit, sharedVisit } from './visitor-pages.ts';

/** Properties of a visit that affect how a document loads its files. */
export type PageVisit = {
  /** True when the browser probably has none of the site's files cached. */
  isNew: boolean;
};

/** Page renderer: the build, or the development server's view of the sources. */
export type PageRenderer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Maximum number of simultaneous renders; see `MAX_PARALLEL_RENDERS`. */
  atOnce?: number;
  template: (url: string) => Promise<string> | string;
  /** Returns the elements that load a document's files; `sources` are its modules, as named in the manifest. */
  loads: (sources: readonly string[], visit: PageVisit) => Promise<Loads> | Loads;
  /** Disables the content security policy: the development server writes inline scripts and styles. */
  isOpen?: boolean;
};

/** Addresses that never lead to a page: without another route they answer the API's "not found". */
const notPages = /^\/(?:v2|svc|services|media|assets)(?:\/|$)/;

/** Alternative address of embedded posts (spec 000 §2.3); other addresses with this prefix belong to the API. */
const otherEmbed = '/v2/embed/post/:blog/:postId';

const forOneReader = { 'cache-control': 'private, no-store' };

/** Sends a document that is compressed already. */
function sendEncoded(reply: FastifyReply, { status, headers }: RenderResult, body: Buffer, coding: Coding) {
  reply.code(status).headers(headers).type('text/html; charset=utf-8');
  reply.header('vary', `${headers.vary}, Accept-Encoding`).header('content-encoding', coding);
  return reply.send(body);
}

/** Clears the cookies of an ended session; returns true when there were any. */
async function endDeadSession(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const isDead = sidOf(request) !== undefined && (await viewerOfPage(request)) === null;
  if (isDead) clearSessionCookies(request, reply);
  return isDead;
}

/** Request for a page. */
interface Asked {
  app: FastifyInstance;
  maker: PageRenderer;
  request: FastifyRequest;
  /** Path and query of the page. */
  url: string;
  cookies: string;
  acceptLanguage: string;
}

/** Returns the security headers of a document: its content security policy, and who may frame it. */
function securityOf(
  url: string,
  { publicUrl, adSources }: Services,
  { styles, start }: Loads,
): Record<string, string> {
  const isFrameable = isEmbeddedAddress(url);
  const called = isFrameable ? [] : trackedHosts(adSources);
  return {
    'content-security-policy': contentPolicy(publicUrl, { inline: styles + start, isFrameable, called }),
    ...(isFrameable ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
}

/** A rendered page or a redirect. */
type Made = RenderedPage & { redirect?: string };

async function makePage({ app, maker, request, url, cookies, acceptLanguage }: Asked): Promise<Made> {
  const { publicUrl } = app.services;
  const asked: RenderRequest = {
    url,
    origin: publicUrl,
    cookies,
    acceptLanguage,
    fetch: callInProcess(app, request, cookies),
  };
  const { status, headers, redirect, document } = await maker.render(asked).catch((error: unknown) => {
    if (error instanceof TooManyRenders) throw error;
    request.log.error({ err: error }, 'page could not be rendered');
    return maker.render({ ...asked, failure: 500 });
  });
  if (redirect !== undefined) return { status, headers, html: '', redirect };
  if (document === undefined) throw new Error('A page was rendered without a document');
  const template = await maker.template(url);
  // Members return with the style sheets in their cache; a visitor's first paint must not wait for them, so they are
  // inlined.
  const loads = await maker.loads(document.sources, { isNew: sidOf(request) === undefined });
  return {
    status,
    headers: maker.isOpen ? headers : { ...headers, ...securityOf(url, app.services, loads) },
    html: fillTemplate(
      template,
      // The browser asks for the consent only where something needs one.
      asksConsent(request.server.services.consent.list)
        ? { ...document, attributes: `${document.attributes} data-asks-consent` }
        : document,
      loads,
    ),
  };
}

/** Sends a page that was rendered for this viewer alone. */
async function answerAlone(asked: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { tookCookies, page } = await withRequestScope(async () => ({
    tookCookies: await endDeadSession(asked.request, reply),
    page: await makePage(asked),
  }));
  const { status, headers, html, redirect } = page;
  if (tookCookies) Object.assign(headers, forOneReader);
  if (redirect !== undefined) return reply.headers(headers).redirect(redirect, status);
  const coding = codingFor(asked.request.headers['accept-encoding']);
  return sendEncoded(reply, { status, headers }, await encoded(Buffer.from(html), coding, 'one'), coding);
}

/** Sends a page that is the same for all visitors, from the cache when it is fresh enough. */
async function answerShared(
  pages: PageCache,
  { key, ...visit }: SharedVisit,
  asked: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, bodies, redirect } = await pages.get(key, () => makePage({ ...asked, ...visit }));
  if (redirect !== undefined) return reply.headers(headers).redirect(redirect, status);
  const coding = codingFor(asked.request.headers['accept-encoding']);
  return sendEncoded(reply, { status, headers }, bodies[coding], coding);
}

/**
 * Returns the redirect target of a form that was sent without scripts: its page, which explains that it needs them.
 * Never another site: a request may carry an absolute address (`POST https://elsewhere/ HTTP/1.1`), or one that
 * browsers read as such.
 */
export function backToPage(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/*[^/?#\\]*/i, '');
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/**
 * Maximum number of simultaneous renders in one thread: more would only share the processor, and each holds its data in
 * memory.
 */
const MAX_PARALLEL_RENDERS = 4;
/** Maximum number of waiting renders; further requests are refused with a retry time. */
const MAX_WAITING_RENDERS = 300;

class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

function bounded(maker: PageRenderer): PageRenderer {
  const turn = pLimit(maker.atOnce ?? MAX_PARALLEL_RENDERS);
  return {
    ...maker,
    render: async (request) => {
      if (turn.pendingCount >= MAX_WAITING_RENDERS) throw new TooManyRenders();
      return turn(() => maker.render(request));
    },
  };
}

/**
 * Serves a page for every address without another route; failures are rendered as a page too.
 *
 * @param pages cache of visitor pages; without it every page is rendered anew, as in development
 */
export function servePages(app: FastifyInstance, anyMaker: PageRenderer, pages?: PageCache): void {
  const maker = bounded(anyMaker);
  // Runs before the body is read, which may hold a password that is not needed here.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (notPages.test(request.url) || !isForm) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(backToPage(request.url), 303);
  };
  app.post('/*', { onRequest }, () => undefined);
  app.get<{ Params: { blog: string; postId: string } }>(otherEmbed, ({ params }, reply) =>
    reply.redirect(postPaths.embeddedPost(params.blog, params.postId), 301),
  );
  app.get('/*', async (request, reply) => {
    const url = pageAddress(request.url);
    if (notPages.test(url)) return reply.callNotFound();
    try {
      const { cookie: cookies = '', 'accept-language': acceptLanguage = '' } = request.headers;
      const asked: Asked = { app, maker, request, url, cookies, acceptLanguage };
      const visit = sharedVisit(request, url);
      // The header has no value for "any site"; the policy has (`frame-ancestors`), and browsers prefer it.
      if (isEmbeddedAddress(url)) reply.removeHeader('x-frame-options');
      if (visit && pages) return await answerShared(pages, visit, asked, reply);
      return await answerAlone({ ...asked, ...visit }, reply);
    } catch (error) {
      request.log.error({ err: error }, 'not even the failure could be rendered');
      if (!maker.isOpen) securePage(reply);
      const isAway = isDatabaseAway(error) || error instanceof TooManyRenders;
      const headers = isAway ? { ...forOneReader, 'retry-after': '5' } : forOneReader;
      reply
        .code(isAway ? 503 : 500)
        .headers(headers)
        .type('text/html; charset=utf-8');
      return reply.send(fallbackDocument);
    }
  });
}
