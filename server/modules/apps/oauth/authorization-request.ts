import type { AuthorizationRequest } from '#server/oauth/authorization-server.ts';

/** Returns the known parameters of an app's authorization request and drops all others. */
export function authorizationRequest(said: AuthorizationRequest): AuthorizationRequest {
  return {
    response_type: said.response_type,
    client_id: said.client_id,
    redirect_uri: said.redirect_uri,
    scope: said.scope,
    state: said.state,
    code_challenge: said.code_challenge,
    code_challenge_method: said.code_challenge_method ?? 'S256',
  };
}
