import type { QueryClient } from '@tanstack/react-query';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { onLinkIntent } from '#src/shared/navigation/prefetch.ts';
import { matchRoute } from './match.ts';
import { shownRoute } from './table.ts';

/**
 * Fetches a page's code as soon as somebody points at a link to it, so that most pages are there with the click. Only the
 * code: a pointer crossing a page of links must not ask the server for all of them.
 */
export function prefetchOnIntent(queryClient: QueryClient): void {
  onLinkIntent((href) => {
    const match = matchRoute(href.split(/[?#]/, 1)[0] ?? '');
    if (!match) return;
    // Pages that fail to load say so when they are opened.
    shownRoute(match.route, readViewer(queryClient).isLoggedIn)
      .Page.preload()
      .catch(() => {});
  });
}
