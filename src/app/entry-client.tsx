import '@fontsource-variable/commissioner/volm.css';
// Fetched only by pages of blogs that chose these fonts.
import '@fontsource/fraunces/700.css';
import '@fontsource/patrick-hand/400.css';
import './styles/faces.css';
import './styles/tokens.css';
import './styles/palettes.css';
import './styles/base.css';
import './styles/print.css';
import { i18n } from '@lingui/core';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router';
import { applyPalettes, readPalettes } from '#src/domain/appearance/palette.ts';
import { chosenLocale, chosenPalettes } from '#src/domain/choice-cookies.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { readViewer, type Viewer, viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { createHeadStore } from '#src/shared/navigation/head-store.ts';
import { loadParts, loadPartsWhenIdle } from '#src/shared/ui/lazy-part.tsx';
import { App } from './App.tsx';
import { configureClient } from './configure-client.ts';
import { loadErrorReporting } from './early-errors.ts';
import { type PageState, readPageState } from './page-state.ts';
import type { AppEnvironment } from './providers/AppProviders.tsx';
import type { SiteSettings } from './providers/site-settings.ts';
import { isReopened } from './routes/is-reopened.ts';
import { layersOf } from './routes/layers.ts';
import { matchRoute } from './routes/match.ts';
import { expectHydration, pageHydrated } from './routes/page-hydration.ts';
import { prefetchOnIntent } from './routes/prefetch-on-intent.ts';
import { SiteRouter } from './routes/SiteRouter.tsx';
import { createSiteHistory } from './routes/site-history.ts';
import { routeForViewer } from './routes/table.ts';

/** Computes the settings of a document that was not server-rendered, as the mock's development server sends it. */
async function loadSettings(queryClient: QueryClient): Promise<SiteSettings> {
  await queryClient.prefetchQuery(viewerQuery());
  const viewer = readViewer(queryClient);
  return {
    origin: window.location.origin,
    palettes: chosenPalettes(document.cookie, viewer),
    locale: chosenLocale(document.cookie, viewer, navigator.languages),
  };
}

/** Preloads the code of the pages about to be shown, so that input typed before hydration is restored early. */
async function loadPages(location: Location, viewer: Viewer): Promise<void> {
  const { base, modal } = layersOf(location, viewer);
  expectHydration(modal ? ['base', 'modal'] : ['base']);
  const matches = [base, modal].map((shown) => shown && matchRoute(shown.pathname));
  // A page whose code fails to load shows the failure in its layer, after the rest has rendered.
  await Promise.allSettled(
    matches.map((match) => match && routeForViewer(match.route, viewer.isLoggedIn).Page.preload()),
  );
}

/** An API failure that a boundary turned into a view is expected; anything else is logged. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}

/**
 * Marks the document as interactive. Before that, links load documents and forms are submitted by the browser. The
 * end-to-end tests wait for the mark.
 */
function markReady(): void {
  document.documentElement.dataset.ready = '';
}

/** Delay in milliseconds before the error reporter loads, so that it does not compete with the page. */
const ERROR_REPORTING_DELAY_MS = 5000;

async function start(state: PageState | undefined): Promise<void> {
  const history = createSiteHistory();
  const { location } = history.current();
  const queryClient = makeQueryClient();
  setTimeout(() => void loadErrorReporting(queryClient).catch(() => {}), ERROR_REPORTING_DELAY_MS);
  // Before the first call, because the panel forces responses. Builds for production leave this out.
  if (import.meta.env.API_MODE === 'mock') {
    const { startDevPanel } = await import('#src/platform/dev-panel/start.tsx');
    startDevPanel({ refetch: () => void queryClient.invalidateQueries() });
  }
  configureClient();
  if (state) hydrate(queryClient, state.queries);
  const settings = state?.settings ?? (await loadSettings(queryClient));
  await Promise.all([activate(settings.locale), loadPages(location, readViewer(queryClient))]);
  // Server-rendered markup hydrates in one go: markup whose code is missing would be rendered again by any change above
  // it. A page that restores its scroll position shows other parts than the server rendered and needs their heights.
  await loadParts(isReopened() ? undefined : (state?.sources ?? []));
  applyPalettes(settings.palettes);
  // The colour of the browser's toolbar changes with the palette of the day and that of the night.
  window
    .matchMedia('(prefers-color-scheme: dark)')
    .addEventListener('change', () => applyPalettes(readPalettes()));

  const failure = state?.failure;
  const environment: AppEnvironment = {
    queryClient,
    i18n,
    settings,
    headStore: createHeadStore(),
    documentFailure: failure === undefined ? undefined : { status: failure, entryKey: location.key },
  };
  const app = (
    <SiteRouter history={history}>
      <App environment={environment} />
    </SiteRouter>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the site.');
  if (state) hydrateRoot(root, app, { onCaughtError });
  else createRoot(root, { onCaughtError }).render(app);
  prefetchOnIntent(queryClient);
  await pageHydrated;
  markReady();
  loadPartsWhenIdle();
}

// Not awaited: page modules import from this file, and a top-level await would deadlock with their dynamic imports.
void start(readPageState());
