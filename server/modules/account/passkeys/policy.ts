import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { countPasskeys } from '#server/modules/auth/passkeys/passkey-repository.ts';

/** Returns true when the text can be a passkey id. */
export const isPasskeyId = (id: string): boolean => /^[1-9]\d{0,18}$/.test(id) && isPossibleId(id);

/** @throws DomainError limit-reached when the member has the maximum number */
export async function checkPasskeyLimit(db: Queryable, userId: string): Promise<void> {
  if ((await countPasskeys(db, userId)) >= limits.passkeys) {
    throw domainError('limit-reached', { reason: 'passkeys', params: { limit: limits.passkeys } });
  }
}
