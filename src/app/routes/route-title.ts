import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { matchRoute } from './match.ts';
import { routeForViewer } from './table.ts';

/** Returns the route table's title for an address, in the page's language. */
export function routeTitle(pathname: string | undefined, isLoggedIn: boolean, i18n: I18n): string {
  const match = pathname === undefined ? undefined : matchRoute(pathname);
  const title = match ? routeForViewer(match.route, isLoggedIn).title(match.params) : msg`Page not found`;
  return typeof title === 'string' ? title : i18n._(title);
}
