import { groupedCode, READABLE_ALPHABET } from '#server/core/random-code.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { UserRow } from '#server/entities/user/repository.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import type { ChangeOrigin } from '#server/mail/templates/layout/OriginFacts.tsx';
import { insertLink, takeLink } from '#server/modules/auth/mailed-links/link-repository.ts';
import { LINK_TTL_SECONDS } from '#server/modules/auth/mailed-links/links.ts';
import type { Services } from '#server/services.ts';

/** Returns the hash of a code, normalized and bound to its member. */
function hashOf({ keys }: Services, userId: string, code: string): Buffer {
  return hashToken(keys.mailedLink, `code ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}

/** Returns an e-mail with a new code for a member; `origin` is the request for it. */
export async function codeEmail(
  db: Queryable,
  services: Services,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  origin: ChangeOrigin,
): Promise<MailOrder> {
  const code = groupedCode(READABLE_ALPHABET);
  const expiresAt = services.now() + LINK_TTL_SECONDS.prove * 1000;
  await insertLink(db, {
    tokenHash: hashOf(services, user.id, code),
    userId: user.id,
    purpose: 'prove',
    email: user.email,
    expiresAt: new Date(expiresAt),
  });
  const cause = secretCause(services.keys, `${user.id} ${code}`);
  return accountMail(db, services, user, 'proofCode', { code, expiresAt, origin }, { cause });
}

/** Consumes a code; returns false when it is not a valid one of this member. */
export async function takeCode(
  tx: Queryable,
  services: Services,
  userId: string,
  code: string,
): Promise<boolean> {
  const moment = new Date(services.now());
  return (await takeLink(tx, hashOf(services, userId, code), 'prove', moment)) !== undefined;
}
