import type { components } from '#generated/types/api.d.ts';
import type { UserRow } from '#server/entities/user/repository.ts';
import { isAddress } from '#server/mail/no-address.ts';
import type { SuppressionRow } from '#server/mail/suppression-repository.ts';

/** Presents a member's address and why no e-mails reach it. */
export function presentMailStatus(
  { email, email_verified }: Pick<UserRow, 'email' | 'email_verified'>,
  suppression: SuppressionRow | undefined,
): components['schemas']['MailStatus'] {
  return {
    ...(isAddress(email) ? { email } : {}),
    emailVerified: email_verified,
    ...(suppression
      ? {
          suppression: {
            reason: suppression.reason,
            ...(suppression.detail === '' ? {} : { detail: suppression.detail }),
            reportedTs: suppression.updated,
          },
        }
      : {}),
  };
}
