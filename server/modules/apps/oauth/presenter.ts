import { type ScopeName, scopes } from '#generated/scopes.ts';
import type { components } from '#generated/types/api.d.ts';
import type { AllowedAppRow, AppRow } from './client-rows.ts';

type Schemas = components['schemas'];

const names = Object.keys(scopes) as ScopeName[];

/** Presents scopes with descriptions, in the order of the contract. */
export function presentScopes(held: readonly string[]): Schemas['OAuthScope'][] {
  return names.filter((name) => held.includes(name)).map((name) => ({ name, description: scopes[name] }));
}

/** Presents an app to the members who use it. */
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

/** Presents an app to its author; with the secret only right after its creation. */
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

/** Presents an app that the member authorized. */
export function presentAllowed(row: AllowedAppRow) {
  return {
    app: presentApp(row),
    scopes: presentScopes(row.scopes),
    authorizedTs: row.authorized,
    ...(row.last_used === null ? {} : { lastUsedTs: row.last_used }),
  };
}
