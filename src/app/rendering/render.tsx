import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { chosenLocale, chosenPalette } from '#src/domain/choice-cookies.ts';
import { LOCALES, parseAcceptLanguage } from '#src/domain/language/locales.ts';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { readViewer, type Viewer, viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { createI18n, preloadMessages } from '#src/shared/lib/language/i18n.ts';
import { appearanceMarkup } from '#src/shared/lib/look/appearance.ts';
import { labsMarkup } from '#src/shared/lib/look/labs.ts';
import { createHeadStore } from '#src/shared/navigation/head-store.ts';
import { headHtml, headTags, scriptJson } from '#src/shared/navigation/head-tags.ts';
import { ShownSourcesContext } from '#src/shared/ui/lazy-part.tsx';
import { App } from '../App.tsx';
import { PAGE_STATE_ID, type PageState } from '../page-state.ts';
import type { AppEnvironment } from '../providers/AppProviders.tsx';
import { headSite, type SiteSettings } from '../providers/site-settings.ts';
import { routeTitle } from '../routes/route-title.ts';
import { cachingOf } from './caching.ts';
import { failureOf } from './failure.ts';
import { type InProcessFetch, withFetch } from './in-process-fetch.ts';
import { loadPlan, type Plan, planOf } from './plan.ts';

/** One request for a page. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  /** The `Cookie` header, empty when there is none. */
  cookies: string;
  /** The `Accept-Language` header, empty when there is none. */
  acceptLanguage: string;
  fetch: InProcessFetch;
  /** Answers with this failure's view instead of the page. */
  failure?: number;
}

/** What a request for a page is answered with. */
export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  /** Set instead of a document: where to go, as a path of this site. */
  redirect?: string;
  /** The pieces of the document, for the template. */
  document?: {
    /** Attributes of the root element, as text. */
    attributes: string;
    head: string;
    body: string;
    state: string;
    /** Sources of the pages and parts that are shown, by which the build's manifest knows their files. */
    sources: string[];
  };
}

await preloadMessages();

/** Who is asking. A failure to find out is the page's failure too: what it shows depends on it. */
async function findViewer(queryClient: QueryClient): Promise<{ viewer: Viewer; failure?: number }> {
  try {
    await queryClient.fetchQuery(viewerQuery());
    return { viewer: readViewer(queryClient) };
  } catch (error) {
    return { viewer: readViewer(queryClient), failure: failureOf(error) ?? 500 };
  }
}

function settingsOf({ origin, cookies, acceptLanguage }: RenderRequest, viewer: Viewer): SiteSettings {
  return {
    origin,
    palette: chosenPalette(cookies, viewer),
    locale: chosenLocale(cookies, viewer, parseAcceptLanguage(acceptLanguage)),
  };
}

/** Rendering without a document puts what to fetch early, such as pictures, before the markup: it goes in the head. */
function splitHints(rendered: string): { hints: string; body: string } {
  const [hints = ''] = /^(?:<link [^>]*>|<script [^>]*><\/script>)*/.exec(rendered) ?? [];
  return { hints, body: rendered.slice(hints.length) };
}

/**
 * Renders an application to its end, in one piece: with every part in its place, whatever had to be waited for.
 *
 * @throws the first thing that was thrown in it, also where a boundary would have shown something else
 */
async function renderWhole(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(app, {
    // Whatever is larger would be sent with a hole in its place and a script that fills it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** Renders what a plan shows; the data it needs is in the cache or known to have failed. */
async function draw(
  plan: Plan,
  queryClient: QueryClient,
  settings: SiteSettings,
  failure: number | undefined,
) {
  const i18n = createI18n(settings.locale);
  const headStore = createHeadStore();
  const environment: AppEnvironment = {
    queryClient,
    i18n,
    headStore,
    settings,
    firstFailure: failure === undefined ? undefined : { status: failure, entryKey: plan.location.key },
  };
  const sources = new Set<string>();
  const rendered = await renderWhole(
    <ShownSourcesContext value={sources}>
      <StaticRouter location={plan.location}>
        <App environment={environment} />
      </StaticRouter>
    </ShownSourcesContext>,
  );
  const { hints, body } = splitHints(rendered);
  const { top } = plan.layers;
  const shown = plan.layers[top] ?? plan.layers.base;
  const head = headStore.get(top) ?? { title: routeTitle(shown.pathname, plan.viewer.isLoggedIn, i18n) };
  const tags = headTags(head, headSite(settings.origin, i18n.locale));
  return { body, head: headHtml(tags) + hints, sources: [...sources] };
}

/** Nobody keeps where it leads: even what moved for good may come back. */
function redirection(redirect: string, isMoved = false): RenderResult {
  return { status: isMoved ? 301 : 302, headers: { 'cache-control': 'no-store' }, redirect };
}

async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const queryClient = makeQueryClient();
  const { viewer, failure: viewerFailure } = await findViewer(queryClient);
  const plan = planOf(request, viewer);
  if (plan.redirect !== undefined && viewerFailure === undefined) return redirection(plan.redirect);

  const known = request.failure ?? viewerFailure;
  const failure = known ?? (await loadPlan(plan, queryClient));
  if (known === undefined && plan.redirect !== undefined) return redirection(plan.redirect, plan.isMoved);
  const settings = settingsOf(request, viewer);
  const { body, head, sources } = await draw(plan, queryClient, settings, failure);
  const state: PageState = { settings, queries: dehydrate(queryClient), failure, sources };
  queryClient.clear();

  const status = failure ?? plan.status;
  const palette = settings.palette ? ` data-palette="${settings.palette}"` : '';
  return {
    status,
    headers: {
      'cache-control': cachingOf({ status, isLoggedIn: viewer.isLoggedIn, hint: plan.cacheHint }),
      vary: 'Cookie, Accept-Language',
      'content-language': LOCALES[settings.locale].tag,
    },
    document: {
      attributes: `lang="${LOCALES[settings.locale].tag}"${palette}${appearanceMarkup(viewer.user?.appearance)}${labsMarkup(viewer.user?.labs)}`,
      head,
      body,
      state: `<script id="${PAGE_STATE_ID}" type="application/json">${scriptJson(JSON.stringify(state))}</script>`,
      sources,
    },
  };
}

/**
 * Renders the page of a request: finds who asks, matches the table, fetches the page's first data in process, and answers
 * with a document or a redirect (docs/decisions/004).
 *
 * @throws what a page throws while rendering; render again with `failure` then
 */
export function render(request: RenderRequest): Promise<RenderResult> {
  return withFetch(request.fetch, () => renderPage(request));
}
