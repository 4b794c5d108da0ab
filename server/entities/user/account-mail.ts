import type { Queryable } from '#server/db/database.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { MailSite } from '#server/mail/templates/mail-template.ts';
import type { MailKind, MailProps } from '#server/mail/templates/render-mail.tsx';
import { type MailedAccount, mailRecipient } from './mail-recipient-repository.ts';

/**
 * Returns a mail about an account, in its member's language and time zone.
 *
 * @param to another address than the account's own
 */
export async function accountMail<Kind extends MailKind>(
  db: Queryable,
  { publicUrl, imprint }: MailSite,
  account: MailedAccount,
  kind: Kind,
  props: MailProps<Kind>,
  to?: string,
): Promise<Mail> {
  return composeMail({ publicUrl, imprint }, kind, await mailRecipient(db, account, to), props);
}
