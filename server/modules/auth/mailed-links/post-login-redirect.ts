import { ownPath } from '#server/modules/auth/session/safe-local-redirect.ts';

/**
 * What somebody came for when they asked for a link, as the query of the link's page: it goes with the letter, since that
 * may be opened in another browser. The page says whom they will follow, and does nothing before they press.
 *
 * @returns with its question mark; empty when they came for nothing, or for another site
 */
export function errandOf(asked: {
  follow_blog?: string | undefined;
  redirect_to?: string | undefined;
}): string {
  const { follow_blog: follow, redirect_to } = asked;
  const redirect = ownPath(redirect_to);
  const query = new URLSearchParams({
    ...(follow === undefined ? {} : { follow }),
    ...(redirect === undefined ? {} : { redirect_to: redirect }),
  });
  return query.size > 0 ? `?${query}` : '';
}
