import type { Queryable } from '#server/db/database.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { stopLinksOf } from '#server/mail/stop-token.ts';
import type { MailKind, MailProps } from '#server/mail/templates/render-mail.tsx';
import type { Services } from '#server/services.ts';
import { type MailedAccount, mailRecipient } from './mail-recipient-repository.ts';

export interface AccountMailOptions {
  /** Id of the event that the mail tells of, unique within the kind; see {@link MailOrder}. */
  cause: string;
  /** Another address than the account's own. */
  to?: string | undefined;
}

/**
 * Returns a mail about an account for its cause, in its member's language and time zone. Kinds with a setting get the
 * links that stop them.
 */
export async function accountMail<Kind extends MailKind>(
  db: Queryable,
  { publicUrl, imprint, keys }: Pick<Services, 'publicUrl' | 'imprint' | 'keys'>,
  account: MailedAccount,
  kind: Kind,
  props: MailProps<Kind>,
  { cause, to }: AccountMailOptions,
): Promise<MailOrder> {
  const recipient = await mailRecipient(db, account, to);
  const mail = await composeMail({ publicUrl, imprint }, kind, recipient, props, (scope) =>
    stopLinksOf({ publicUrl, keys }, { userId: account.id, email: recipient.to, scope }),
  );
  return { cause: `${kind} ${cause}`, userId: account.id, mail };
}
