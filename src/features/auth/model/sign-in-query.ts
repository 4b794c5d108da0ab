import type { SignInQuery } from '../paths.ts';

/** Why a sign-in page opened and where it leads, from its address, to be handed to its sibling. */
export function signInQueryOf(search: string): SignInQuery {
  const query = new URLSearchParams(search);
  return {
    redirectTo: query.get('redirect_to') ?? undefined,
    source: query.get('source') ?? undefined,
  };
}
