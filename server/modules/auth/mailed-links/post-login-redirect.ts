import { safeLocalPath } from '#server/modules/auth/session/safe-local-redirect.ts';

/**
 * Returns the action that led to requesting a link as the query of the link's page: it is part of the e-mail, because
 * that may be opened in another browser. The page shows the blog to follow and acts only on a click.
 *
 * @returns with its question mark; empty without an action, or for an address of another site
 */
export function postLoginQuery(asked: {
  follow_blog?: string | undefined;
  redirect_to?: string | undefined;
}): string {
  const { follow_blog: follow, redirect_to } = asked;
  const redirect = safeLocalPath(redirect_to);
  const query = new URLSearchParams({
    ...(follow === undefined ? {} : { follow }),
    ...(redirect === undefined ? {} : { redirect_to: redirect }),
  });
  return query.size > 0 ? `?${query}` : '';
}
