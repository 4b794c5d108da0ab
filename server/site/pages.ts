import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { isDatabaseAway } from '#server/http/plugins/error-handler.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import { asOneVisit, viewerOfPage } from '#server/http/plugins/viewer.ts';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { isEmbeddedAddress, postPaths } from '#src/paths/posts-paths.ts';
import { type Coding, codingFor, encoded } from './codings.ts';
import { fillTemplate, type Loads, lastResort } from './document.ts';
import { callInProcess } from './in-process.ts';
import { pageAddress } from './own-calls.ts';
import type { FinishedPage, FinishedPages } from './page-cache.ts';
import { contentPolicy, securePage } from './page-security.ts';
import { type SharedVisit, sharedVisit } from './visitor-pages.ts';

/** What a document's loading depends on. */
export type Visit = {
  /** Has nothing of this site in a cache, as far as we know. */
  isNew: boolean;
};

/** What pages are made with: the build, or the development server's view of the sources. */
export type PageMaker = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Renders at the same time; see `RENDERS_AT_ONCE`. */
  atOnce?: number;
  template: (url: string) => Promise<string> | string;
  /** What a document loads, and how: `sources` are its pages and parts, as the manifest names them. */
  loads: (sources: readonly string[], visit: Visit) => Promise<Loads> | Loads;
  /** Without a content security policy: the development server writes scripts and styles into the page. */
  isOpen?: boolean;
};

/** Addresses that never lead to a page: nobody answering there is the API's own "not found". */
const notPages = /^\/(?:v2|svc|services|media|assets)(?:\/|$)/;

/** Also this way (spec 000 §2.3); what else begins so belongs to the API. */
const otherEmbed = '/v2/embed/post/:blog/:postId';

const forOneReader = { 'cache-control': 'private, no-store' };

/** Sends a document that is compressed already, and differently for each who asks. */
function sendEncoded(reply: FastifyReply, { status, headers }: RenderResult, body: Buffer, coding: Coding) {
  reply.code(status).headers(headers).type('text/html; charset=utf-8');
  reply.header('vary', `${headers.vary}, Accept-Encoding`).header('content-encoding', coding);
  return reply.send(body);
}

/** Takes the cookies of a session that is over away; says whether there were any. */
async function endDeadSession(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return sidOf(request) !== undefined && (await viewerOfPage(request, reply)) === null;
}

/** What a page is made from. */
interface Asked {
  app: FastifyInstance;
  maker: PageMaker;
  request: FastifyRequest;
  /** Path and query of the page. */
  url: string;
  cookies: string;
  acceptLanguage: string;
}

/** Headers that say what a document may do, and who may show it in a frame. */
function securityOf(url: string, publicUrl: string, { styles, start }: Loads): Record<string, string> {
  const isFrameable = isEmbeddedAddress(url);
  return {
    'content-security-policy': contentPolicy(publicUrl, { inline: styles + start, isFrameable }),
    ...(isFrameable ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
}

/** A page, or where to go instead. */
type Made = FinishedPage & { redirect?: string };

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
  // Members come back every day with the style sheets in their cache; a visitor's first look should not wait for them.
  const loads = await maker.loads(document.sources, { isNew: sidOf(request) === undefined });
  return {
    status,
    headers: maker.isOpen ? headers : { ...headers, ...securityOf(url, publicUrl, loads) },
    html: fillTemplate(template, document, loads),
  };
}

/** Sends a page that was made for this reader alone. */
async function answerAlone(asked: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { tookCookies, page } = await asOneVisit(async () => ({
    tookCookies: await endDeadSession(asked.request, reply),
    page: await makePage(asked),
  }));
  const { status, headers, html, redirect } = page;
  if (tookCookies) Object.assign(headers, forOneReader);
  if (redirect !== undefined) return reply.headers(headers).redirect(redirect, status);
  const coding = codingFor(asked.request.headers['accept-encoding']);
  return sendEncoded(reply, { status, headers }, await encoded(Buffer.from(html), coding, 'one'), coding);
}

/** Sends a page that every visitor sees alike: one that is there already, when it is young enough. */
async function answerShared(
  pages: FinishedPages,
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
 * Where a page's form leads that was sent without scripts: to the page, which says that it needs them. Never to another
 * site: a request may name its address whole (`POST https://elsewhere/ HTTP/1.1`), or so that a browser takes it for one.
 */
export function backToPage(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/*[^/?#\\]*/i, '');
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/** Renders at once in one thread: more would only share the processor, and each holds its data in memory until it is done. */
const RENDERS_AT_ONCE = 4;
/** Renders that may wait for their turn; beyond, a reader is better told to come back. */
const RENDERS_WAITING = 300;

class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

function bounded(maker: PageMaker): PageMaker {
  const turn = pLimit(maker.atOnce ?? RENDERS_AT_ONCE);
  return {
    ...maker,
    render: async (request) => {
      if (turn.pendingCount >= RENDERS_WAITING) throw new TooManyRenders();
      return turn(() => maker.render(request));
    },
  };
}

/**
 * Answers every address nobody else does with a page of the site; a failure still gets a page.
 *
 * @param pages keeps what visitors see; without it every page is rendered anew, as while developing
 */
export function servePages(app: FastifyInstance, anyMaker: PageMaker, pages?: FinishedPages): void {
  const maker = bounded(anyMaker);
  // Before the body is read: a password in it is nobody's business here.
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
      // The header knows no "anybody"; the policy does (`frame-ancestors`), and browsers go by the policy.
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
      return reply.send(lastResort);
    }
  });
}
