import type { GetAuthorizationParams } from '#generated/zod/getAuthorizationParams.zod.ts';

const REQUIRED_PARAMS = ['client_id', 'redirect_uri', 'code_challenge'] as const;

/** Parameters of an authorization request, from the address. */
export type AppRequest = GetAuthorizationParams & { scope: string };

/** Parses an authorization request from the address; undefined when a parameter is missing. */
export function appRequestOf(search: string): AppRequest | undefined {
  const said = new URLSearchParams(search);
  const [client_id = '', redirect_uri = '', code_challenge = ''] = REQUIRED_PARAMS.map(
    (name) => said.get(name) ?? '',
  );
  if (said.get('response_type') !== 'code' || !client_id || !redirect_uri || !code_challenge)
    return undefined;
  // The plain challenge method is refused, because it proves nothing.
  if ((said.get('code_challenge_method') ?? 'S256') !== 'S256') return undefined;
  const state = said.get('state');
  return {
    response_type: 'code',
    client_id,
    redirect_uri,
    scope: said.get('scope') || 'basic',
    ...(state === null ? {} : { state }),
    code_challenge,
    code_challenge_method: 'S256',
  };
}

/** Returns the host of a redirect address; undefined for an app on this device. */
export function redirectNameOf(redirectUri: string): string | undefined {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  return url?.protocol.startsWith('http') && !isHere ? url.host : undefined;
}
