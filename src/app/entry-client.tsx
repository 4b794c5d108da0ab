import '@fontsource-variable/commissioner/volm.css';
// For blogs that chose them; nobody else fetches them.
import '@fontsource/fraunces/700.css';
import '@fontsource/patrick-hand/400.css';
import './styles/faces.css';
import './styles/tokens.css';
import './styles/palettes.css';
import './styles/base.css';
import { i18n } from '@lingui/core';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router';
import { applyPalette } from '#src/domain/appearance/palette.ts';
import { chosenLocale, chosenPalette } from '#src/domain/choice-cookies.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { readViewer, type Viewer, viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { createHeadStore } from '#src/shared/navigation/head-store.ts';
import { loadParts, loadPartsWhenIdle } from '#src/shared/ui/lazy-part.tsx';
import { App } from './App.tsx';
import { reportErrors } from './early-errors.ts';
import { type PageState, readPageState } from './page-state.ts';
import type { AppEnvironment } from './providers/AppProviders.tsx';
import type { SiteSettings } from './providers/site-settings.ts';
import { expectAwake, pageIsAwake } from './routes/hydrate-on-idle.ts';
import { isReopened } from './routes/is-reopened.ts';
import { layersOf } from './routes/layers.ts';
import { matchRoute } from './routes/match.ts';
import { prefetchOnIntent } from './routes/prefetch-on-intent.ts';
import { SiteRouter } from './routes/SiteRouter.tsx';
import { createSiteHistory } from './routes/site-history.ts';
import { shownRoute } from './routes/table.ts';

/** The settings of a document without server rendering, as the mock's development server gives it. */
async function settle(queryClient: QueryClient): Promise<SiteSettings> {
  await queryClient.prefetchQuery(viewerQuery());
  const viewer = readViewer(queryClient);
  const palette = chosenPalette(document.cookie, viewer);
  return {
    origin: window.location.origin,
    palette,
    locale: chosenLocale(document.cookie, viewer, navigator.languages),
  };
}

/** Fetches the code of the pages that are about to be shown, so that what was typed in them is found as soon as may be. */
async function loadPages(location: Location, viewer: Viewer): Promise<void> {
  const { base, modal } = layersOf(location, viewer);
  expectAwake(modal ? ['base', 'modal'] : ['base']);
  const matches = [base, modal].map((shown) => shown && matchRoute(shown.pathname));
  // A page whose code cannot be fetched says so in its place, once the rest stands.
  await Promise.allSettled(
    matches.map((match) => match && shownRoute(match.route, viewer.isLoggedIn).Page.preload()),
  );
}

/** A call's failure that a boundary has turned into a view is an answer, not a fault; anything else is worth a line. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}

/**
 * Marks the document once its scripts answer for it: before, links load documents and forms are sent by the browser. Tests
 * wait for the mark, as people wait without knowing.
 */
function markReady(): void {
  document.documentElement.dataset.ready = '';
}

/** The code that reports errors waits until what a page is opened for is here, in milliseconds. */
const ERRORS_AFTER = 5000;

async function start(state: PageState | undefined): Promise<void> {
  const history = createSiteHistory();
  const { location } = history.now();
  const queryClient = makeQueryClient();
  setTimeout(() => void reportErrors(queryClient).catch(() => {}), ERRORS_AFTER);
  // Before the first call, because the panel says how calls are answered. Builds leave this out.
  if (import.meta.env.API_MODE === 'mock') {
    const { startDevPanel } = await import('#src/platform/dev-panel/start.tsx');
    startDevPanel({ refetch: () => void queryClient.invalidateQueries() });
  }
  if (state) hydrate(queryClient, state.queries);
  const settings = state?.settings ?? (await settle(queryClient));
  await Promise.all([activate(settings.locale), loadPages(location, readViewer(queryClient))]);
  // What the server drew wakes in one piece: markup whose code is missing would be drawn anew by whatever changes above it.
  // A page that goes back to its old place shows other parts than the server did, and needs their heights for it.
  await loadParts(isReopened() ? undefined : (state?.sources ?? []));
  applyPalette(settings.palette);

  const failure = state?.failure;
  const environment: AppEnvironment = {
    queryClient,
    i18n,
    settings,
    headStore: createHeadStore(),
    firstFailure: failure === undefined ? undefined : { status: failure, entryKey: location.key },
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
  await pageIsAwake;
  markReady();
  loadPartsWhenIdle();
}

// Not awaited: pages import what stands in this file, and would wait for it while it waits for them.
void start(readPageState());
