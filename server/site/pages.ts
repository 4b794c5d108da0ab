import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/plugins/app/error-handler.ts';
import { sidOf } from '#server/plugins/app/session-cookies.ts';
import { viewerOfPage } from '#server/plugins/app/viewer.ts';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { fillTemplate, type Loads, lastResort } from './document.ts';
import { callInProcess } from './in-process.ts';
import { securePage } from './page-security.ts';

/** What a document's loading depends on. */
export type Visit = {
  /** Has nothing of this site in a cache, as far as we know. */
  isNew: boolean;
};

/** What pages are made with: the build, or the development server's view of the sources. */
export type PageMaker = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  template: (url: string) => Promise<string> | string;
  /** What a document loads, and how: `sources` are its pages and parts, as the manifest names them. */
  loads: (sources: readonly string[], visit: Visit) => Promise<Loads> | Loads;
  /** Without a content security policy: the development server writes scripts and styles into the page. */
  isOpen?: boolean;
};

/** Addresses that never lead to a page: nobody answering there is the API's own "not found". */
const notPages = /^\/(?:v2|svc|services|media|assets)(?:\/|$)/;

const forOneReader = { 'cache-control': 'private, no-store' };

function send(reply: FastifyReply, answer: RenderResult, html: string): FastifyReply {
  return reply.code(answer.status).headers(answer.headers).type('text/html; charset=utf-8').send(html);
}

/** Takes the cookies of a session that is over away; says whether there were any. */
async function endDeadSession(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return sidOf(request) !== undefined && (await viewerOfPage(request, reply)) === null;
}

async function answerPage(
  app: FastifyInstance,
  maker: PageMaker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tookCookies = await endDeadSession(request, reply);
  const asked: RenderRequest = {
    url: request.url,
    origin: app.services.publicUrl,
    cookies: request.headers.cookie ?? '',
    acceptLanguage: request.headers['accept-language'] ?? '',
    fetch: callInProcess(app, request),
  };
  const answer = await maker.render(asked).catch((error: unknown) => {
    request.log.error({ err: error }, 'page could not be rendered');
    return maker.render({ ...asked, failure: 500 });
  });
  if (tookCookies) Object.assign(answer.headers, forOneReader);
  if (answer.redirect !== undefined) {
    return reply.headers(answer.headers).redirect(answer.redirect, answer.status);
  }
  if (answer.document === undefined) throw new Error('A page was rendered without a document');
  const template = await maker.template(request.url);
  // Members come back every day with the style sheets in their cache; a visitor's first look should not wait for them.
  const loads = await maker.loads(answer.document.sources, { isNew: sidOf(request) === undefined });
  if (!maker.isOpen) securePage(reply, { inline: loads.styles + loads.start });
  return send(reply, answer, fillTemplate(template, answer.document, loads));
}

/**
 * Where a page's form leads that was sent without scripts: to the page, which says that it needs them. Never to another
 * site: a request may name its address whole (`POST https://elsewhere/ HTTP/1.1`), or so that a browser takes it for one.
 */
export function backToPage(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/*[^/?#\\]*/i, '');
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/** Answers every address nobody else does with a page of the site; a failure still gets a page. */
export function servePages(app: FastifyInstance, maker: PageMaker): void {
  // Before the body is read: a password in it is nobody's business here.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (notPages.test(request.url) || !isForm) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(backToPage(request.url), 303);
  };
  app.post('/*', { onRequest }, () => undefined);
  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url)) return reply.callNotFound();
    try {
      return await answerPage(app, maker, request, reply);
    } catch (error) {
      request.log.error({ err: error }, 'not even the failure could be rendered');
      if (!maker.isOpen) securePage(reply);
      const isAway = isDatabaseAway(error);
      const headers = isAway ? { ...forOneReader, 'retry-after': '5' } : forOneReader;
      return send(reply, { status: isAway ? 503 : 500, headers }, lastResort);
    }
  });
}
