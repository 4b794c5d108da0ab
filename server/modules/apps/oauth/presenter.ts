import { type ScopeName, scopes } from '#generated/scopes.ts';
import type { components } from '#generated/types/api.d.ts';
import type { AllowedAppRow, AppRow } from './client-rows.ts';

type Schemas = components['schemas'];

const names = Object.keys(scopes) as ScopeName[];

/** Scopes in words, in the order of the contract. */
export function presentScopes(held: readonly string[]): Schemas['OAuthScope'][] {
  return names.filter((name) => held.includes(name)).map((name) => ({ name, description: scopes[name] }));
}

/** An app as the members who use it see it. */
export function presentApp(row: AppRow): Schemas['OAuthApp'] {
  const { client_id: clientId, name, description, website, icon, author_name: authorName } = row;
  return {
    clientId,
    name,
    description,
    website,
    ...(icon ? { icon } : {}),
    ...(authorName ? { authorName } : {}),
  };
}

/** An app as its author sees it; the secret only when it was just made. */
export function presentClient(row: AppRow, clientSecret?: string): Schemas['OAuthClient'] {
  const { client_id: clientId, name, description, website, icon } = row;
  return {
    clientId,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    name,
    description,
    website,
    redirectUris: row.redirect_uris,
    confidential: row.is_confidential,
    ...(icon ? { icon } : {}),
    createdTs: row.created,
    userCount: row.user_count,
  };
}

/** An app that the member allowed. */
export function presentAllowed(row: AllowedAppRow) {
  return {
    app: presentApp(row),
    scopes: presentScopes(row.scopes),
    authorizedTs: row.authorized,
    ...(row.last_used === null ? {} : { lastUsedTs: row.last_used }),
  };
}
