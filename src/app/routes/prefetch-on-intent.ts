import type { QueryClient } from '@tanstack/react-query';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { onLinkIntent } from '#src/shared/navigation/prefetch.ts';
import { matchRoute } from './match.ts';
import { routeForViewer } from './table.ts';

/**
 * Loads a page's code when the pointer enters a link to it, so that most pages are loaded before the click. Code only:
 * a pointer crossing a page of links must not send API requests for all of them.
 */
export function prefetchOnIntent(queryClient: QueryClient): void {
  onLinkIntent((href) => {
    const match = matchRoute(href.split(/[?#]/, 1)[0] ?? '');
    if (!match) return;
    // A page that fails to load shows its failure when it is opened.
    routeForViewer(match.route, readViewer(queryClient).isLoggedIn)
      .Page.preload()
      .catch(() => {});
  });
}
