// Server rendering (SSR): renders a public page with its data, to be hydrated in the browser.

import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { paletteMarkup } from '#src/domain/appearance/palette.ts';
import { chosenLocale, chosenPalettes } from '#src/domain/choice-cookies.ts';
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
import { cacheControlOf } from './cache-control.ts';
import { failureStatusOf } from './failure-status.ts';
import { type InProcessFetch, withFetch } from './in-process-fetch.ts';
import { createRenderPlan, loadPlanData, type RenderPlan } from './plan.ts';

/** One page request. */
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
  /** Renders the view of this failure status instead of the page. */
  failure?: number;
}

/** Response to a page request. */
export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  /** Set instead of a document: the redirect target, as a path of this site. */
  redirect?: string;
  /** Parts of the document for the template. */
  document?: {
    /** Attributes of the root element, as text. */
    attributes: string;
    head: string;
    body: string;
    state: string;
    /** Source paths of the rendered pages and lazy parts, by which the build's manifest finds their files. */
    sources: string[];
  };
}

await preloadMessages();

/** Fetches the viewer. A failure is the page's failure too, because the page depends on the viewer. */
async function findViewer(queryClient: QueryClient): Promise<{ viewer: Viewer; failure?: number }> {
  try {
    await queryClient.fetchQuery(viewerQuery());
    return { viewer: readViewer(queryClient) };
  } catch (error) {
    return { viewer: readViewer(queryClient), failure: failureStatusOf(error) ?? 500 };
  }
}

function settingsOf({ origin, cookies, acceptLanguage }: RenderRequest, viewer: Viewer): SiteSettings {
  return {
    origin,
    palettes: chosenPalettes(cookies, viewer),
    locale: chosenLocale(cookies, viewer, parseAcceptLanguage(acceptLanguage)),
  };
}

/**
 * React puts resource hints, such as preloaded images, before the markup when it renders no document; they belong into
 * the head.
 */
function splitHints(rendered: string): { hints: string; body: string } {
  const [hints = ''] = /^(?:<link [^>]*>|<script [^>]*><\/script>)*/.exec(rendered) ?? [];
  return { hints, body: rendered.slice(hints.length) };
}

/**
 * Renders an application completely, including everything that suspends, without streaming.
 *
 * @throws the first error thrown in it, also where a boundary would have caught it
 */
async function renderWhole(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(app, {
    // Without this, larger content is streamed out of order behind a placeholder and an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** Renders a plan whose data is in the cache or known to have failed. */
async function renderDocument(
  plan: RenderPlan,
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
    documentFailure: failure === undefined ? undefined : { status: failure, entryKey: plan.location.key },
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

/** Redirects are not cached: even a permanent move may be reverted. */
function redirection(redirect: string, isMoved = false): RenderResult {
  return { status: isMoved ? 301 : 302, headers: { 'cache-control': 'no-store' }, redirect };
}

async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const queryClient = makeQueryClient();
  const { viewer, failure: viewerFailure } = await findViewer(queryClient);
  const plan = createRenderPlan(request, viewer);
  if (plan.redirect !== undefined && viewerFailure === undefined) return redirection(plan.redirect);

  const known = request.failure ?? viewerFailure;
  const failure = known ?? (await loadPlanData(plan, queryClient));
  if (known === undefined && plan.redirect !== undefined) return redirection(plan.redirect, plan.isMoved);
  const settings = settingsOf(request, viewer);
  const { body, head, sources } = await renderDocument(plan, queryClient, settings, failure);
  const state: PageState = { settings, queries: dehydrate(queryClient), failure, sources };
  queryClient.clear();

  const status = failure ?? plan.status;
  const palettes = paletteMarkup(settings.palettes);
  return {
    status,
    headers: {
      'cache-control': cacheControlOf({ status, isLoggedIn: viewer.isLoggedIn, hint: plan.cacheHint }),
      vary: 'Cookie, Accept-Language',
      'content-language': LOCALES[settings.locale].tag,
    },
    document: {
      attributes: `lang="${LOCALES[settings.locale].tag}"${palettes}${appearanceMarkup(viewer.user?.appearance)}${labsMarkup(viewer.user?.labs)}`,
      head,
      body,
      state: `<script id="${PAGE_STATE_ID}" type="application/json">${scriptJson(JSON.stringify(state))}</script>`,
      sources,
    },
  };
}

/**
 * Server rendering (SSR) of a page: identifies the viewer, matches the route table, fetches the first data in process, and
 * returns a document or a redirect (docs/decisions/004).
 *
 * @throws what a page throws while rendering; call again with `failure` then
 */
export function render(request: RenderRequest): Promise<RenderResult> {
  return withFetch(request.fetch, () => renderPage(request));
}
