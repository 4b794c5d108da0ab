import { type Database, first } from '../db/database.ts';

/** Returns the user name of HTTP basic authentication, as apps send their client id (RFC 6749 §2.3.1). */
function basicUserName(authorization: string | undefined): string | undefined {
  const encoded = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return name;
}

/**
 * Returns true when a token request names a redirect URI that its app does not have: a member who allowed the app before
 * an edit removed it must not be led on by it.
 */
export async function hasRemovedRedirect(
  db: Database,
  { client_id: clientId, redirect_uri: redirectUri }: Record<string, string>,
  authorization: string | undefined,
): Promise<boolean> {
  const name = clientId ?? basicUserName(authorization);
  if (name === undefined || redirectUri === undefined) return false;
  const sql = 'select 1 from oauth_clients where client_id = $1 and not (redirect_uris ? $2)';
  return (await first(db, sql, [name, redirectUri])) !== undefined;
}
