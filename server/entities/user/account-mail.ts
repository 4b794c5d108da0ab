import type { Queryable } from '#server/db/database.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import { stopLinksOf } from '#server/mail/stop-token.ts';
import type { MailKind, MailProps } from '#server/mail/templates/render-mail.tsx';
import type { Services } from '#server/services.ts';
import { type MailedAccount, mailRecipient } from './mail-recipient-repository.ts';

/**
 * Returns a mail about an account, in its member's language and time zone. Kinds with a setting get the links that stop
 * them.
 *
 * @param to another address than the account's own
 */
export async function accountMail<Kind extends MailKind>(
  db: Queryable,
  { publicUrl, imprint, keys }: Pick<Services, 'publicUrl' | 'imprint' | 'keys'>,
  account: MailedAccount,
  kind: Kind,
  props: MailProps<Kind>,
  to?: string,
): Promise<Mail> {
  const recipient = await mailRecipient(db, account, to);
  return composeMail({ publicUrl, imprint }, kind, recipient, props, (scope) =>
    stopLinksOf({ publicUrl, keys }, { userId: account.id, email: recipient.to, scope }),
  );
}
