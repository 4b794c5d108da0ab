import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { isBlogName } from '#src/paths/blog-name.ts';

/** What somebody who went over to a third party came for: they come back to the address they left from. */
export function signInQueryOfRedirect({ redirectTo = '' }: { redirectTo?: string | undefined }): SignInQuery {
  return signInQueryOf(redirectTo.split('?')[1] ?? '');
}

/** Why a sign-in page opened and where it leads, from its address, to be handed to its sibling. */
export function signInQueryOf(search: string): SignInQuery {
  const query = new URLSearchParams(search);
  const follow = query.get('follow') ?? '';
  return {
    redirectTo: query.get('redirect_to') ?? undefined,
    source: query.get('source') ?? undefined,
    follow: isBlogName(follow) ? follow : undefined,
  };
}
