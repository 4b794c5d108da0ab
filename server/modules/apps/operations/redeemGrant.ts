import { domainError } from '#server/core/errors.ts';
import type { Body, Handler } from '#server/http/contract/handler.ts';

/** The library's response to a code or a refresh token (RFC 6749 §5.1). */
interface Given {
  access_token: string;
  expires_in: number;
  refresh_token?: string;
  scope?: string;
}

function refusal({ error, error_description: why }: { error?: unknown; error_description?: unknown }): Error {
  if (error === 'invalid_grant') return domainError('link-expired', { reason: 'app' });
  if (error === 'invalid_client') {
    return domainError('unable-to-authorize', { detail: 'The app is not known, or its secret is wrong.' });
  }
  return domainError('invalid-request-param', {
    field: 'body',
    detail: String(why ?? 'That is not understood.'),
  });
}

type Request = Body<'redeemGrant'>;

/** Converts the contract's JSON to the form encoding of the standard. */
function formOf(body: Request): Record<string, string> {
  const { grant_type, client_id, client_secret } = body;
  const proof: Record<string, string | undefined> =
    body.grant_type === 'authorization_code'
      ? { code: body.code, redirect_uri: body.redirect_uri, code_verifier: body.code_verifier }
      : { refresh_token: body.refresh_token };
  const said = Object.entries({ grant_type, client_id, client_secret, ...proof });
  return Object.fromEntries(said.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export const redeemGrant: Handler<'redeemGrant'> = async ({ body, services }) => {
  const { status, body: said } = await services.oauth.exchange(formOf(body));
  if (status !== 200) throw refusal(said);
  const {
    access_token: accessToken,
    expires_in: expiresIn,
    refresh_token,
    scope = '',
  } = said as unknown as Given;
  return {
    tokenType: 'bearer',
    accessToken,
    expiresIn,
    ...(refresh_token === undefined ? {} : { refreshToken: refresh_token }),
    scope,
  };
};
