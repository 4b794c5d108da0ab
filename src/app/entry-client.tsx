import './styles/tokens.css';
import './styles/palettes.css';
import './styles/base.css';
import { i18n } from '@lingui/core';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type Location } from 'react-router';
import { makeQueryClient } from '#src/shared/api/query-client.ts';
import { readViewer, viewerQuery } from '#src/shared/api/viewer.ts';
import { activate } from '#src/shared/lib/i18n.ts';
import { applyPalette } from '#src/shared/lib/palette.ts';
import { createHeadStore } from '#src/shared/navigation/head-store.ts';
import { App } from './App.tsx';
import { type PageState, readPageState } from './page-state.ts';
import type { AppEnvironment } from './providers/AppProviders.tsx';
import { chosenLocale, chosenPalette } from './providers/choices.ts';
import type { SiteSettings } from './providers/site-settings.ts';
import { layersOf } from './routes/layers.ts';
import { matchRow, viewOf } from './routes/match.ts';
import { prefetchOnIntent } from './routes/prefetch-on-intent.ts';

/** The history entry this document opens with, as the router is going to read it. */
function firstLocation(): Location {
  const { pathname, search, hash } = window.location;
  const key: unknown = window.history.state?.key;
  return { pathname, search, hash, state: null, key: typeof key === 'string' ? key : 'default' };
}

/**
 * A reload shows what a shared link shows and what the server renders: the entry forgets what lay under it, while its key
 * stays, by which its scroll place is known (docs/decisions/002).
 */
function forgetLayers(): void {
  const { state } = window.history;
  if (state?.usr) window.history.replaceState({ ...state, usr: null }, '');
}

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

/** Fetches the code of the pages that are about to be shown, so that hydrating meets nothing unready. */
async function loadPages(location: Location, isLoggedIn: boolean): Promise<void> {
  const { base, modal } = layersOf(location, { isLoggedIn });
  const matches = [base, modal].map((shown) => shown && matchRow(shown.pathname));
  // A page whose code cannot be fetched says so in its place, once the rest stands.
  await Promise.allSettled(matches.map((match) => match && viewOf(match.row, isLoggedIn).page.load()));
}

async function start(state: PageState | undefined): Promise<void> {
  forgetLayers();
  const location = firstLocation();
  const queryClient = makeQueryClient();
  if (state) hydrate(queryClient, state.queries);
  const settings = state?.settings ?? (await settle(queryClient));
  await Promise.all([activate(settings.locale), loadPages(location, readViewer(queryClient).isLoggedIn)]);
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
    <BrowserRouter>
      <App environment={environment} />
    </BrowserRouter>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the site.');
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
  prefetchOnIntent(queryClient);
}

await start(readPageState());
