import type { GetAuthorizationParams } from '#generated/zod/getAuthorizationParams.zod.ts';

const REQUIRED_PARAMS = ['client_id', 'redirect_uri', 'code_challenge'] as const;

/** What an app sent the member with, as the address says it. */
export type AppRequest = GetAuthorizationParams & { scope: string };

/** What an app asks for, out of the address it sent the member to; undefined when something of it is missing. */
export function appRequestOf(search: string): AppRequest | undefined {
  const said = new URLSearchParams(search);
  const [client_id = '', redirect_uri = '', code_challenge = ''] = REQUIRED_PARAMS.map(
    (name) => said.get(name) ?? '',
  );
  if (said.get('response_type') !== 'code' || !client_id || !redirect_uri || !code_challenge)
    return undefined;
  // The older way of proving who asks is none.
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

/** Where the member will be led back to, as they would say it: a host, or a program on this device. */
export function redirectNameOf(redirectUri: string): string | undefined {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  return url?.protocol.startsWith('http') && !isHere ? url.host : undefined;
}
