import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { matchRow, viewOf } from './match.ts';

/** What the route table calls the page at an address, in the reader's language. */
export function rowTitle(pathname: string | undefined, isLoggedIn: boolean, i18n: I18n): string {
  const match = pathname === undefined ? undefined : matchRow(pathname);
  const title = match ? viewOf(match.row, isLoggedIn).title(match.params) : msg`Nothing here`;
  return typeof title === 'string' ? title : i18n._(title);
}
