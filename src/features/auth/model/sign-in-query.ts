import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { isBlogName } from '#src/paths/blog-name.ts';

/** Returns the sign-in query for somebody who returns from a sign-in provider, from the address they left. */
export function signInQueryOfRedirect({ redirectTo = '' }: { redirectTo?: string | undefined }): SignInQuery {
  return signInQueryOf(redirectTo.split('?')[1] ?? '');
}

/** Parses reason and target of a sign-in page from its address, to pass them to the other form. */
export function signInQueryOf(search: string): SignInQuery {
  const query = new URLSearchParams(search);
  const follow = query.get('follow') ?? '';
  return {
    redirectTo: query.get('redirect_to') ?? undefined,
    source: query.get('source') ?? undefined,
    follow: isBlogName(follow) ? follow : undefined,
  };
}
