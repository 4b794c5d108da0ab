import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { seal } from '#server/core/sealed-text.ts';
import { randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { isWebAddress } from '#server/entities/post/links.ts';
import type { Context } from '#server/http/contract/handler.ts';
import type { Services } from '#server/services.ts';
import { findApp } from './client-repository.ts';
import type { AppDetails, AppRow } from './client-rows.ts';

type Request = components['schemas']['OAuthClientRequest'];
type Asking = Pick<Context<'createOauthClient'>, 'db' | 'services' | 'viewer'>;

/**
 * Validates the fields of an app.
 *
 * @throws invalid-request-param for redirect addresses that must not receive codes and a deceptive website,
 * bad-media-format for another member's image
 */
export async function appDetails({ services, viewer }: Asking, request: Request): Promise<AppDetails> {
  const { name, description = '', website, redirect_uris: redirectUris, icon_media_key: key } = request;
  const isConfidential = request.confidential ?? true;
  if (!isWebAddress(website)) {
    throw domainError('invalid-request-param', { field: 'website', reason: 'website' });
  }
  await services.oauth.checkClient(redirectUris, isConfidential);
  const picture = key ? await services.media.findOwnImage(viewer.userId, key) : undefined;
  if (typeof key === 'string' && !picture) {
    throw domainError('bad-media-format', { field: 'icon_media_key', reason: 'not_uploaded' });
  }
  return {
    name: name.trim(),
    description: description.trim(),
    website,
    redirectUris,
    isConfidential,
    icon: key === null ? null : picture?.media.at(-1),
  };
}

/** Creates a secret for an app; returns it with its stored form. */
export function newSecret({ keys }: Services, clientId: string): { secret: string; sealed: Buffer } {
  const secret = randomToken();
  return { secret, sealed: seal(keys.appSecret, clientId, Buffer.from(secret)) };
}

/** Returns an app that must exist. */
export async function appNow(db: Queryable, clientId: string): Promise<AppRow> {
  const row = await findApp(db, clientId);
  if (row === undefined) throw domainError('not-found', { reason: 'app' });
  return row;
}
