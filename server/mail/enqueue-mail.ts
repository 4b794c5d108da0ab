import type { Queryable } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { insertDelivery } from './deliveries-repository.ts';
import { isOneAddress, type MailOrder } from './mail.ts';
import { maskedAddress } from './masked-address.ts';
import { isAddress } from './no-address.ts';
import { sealMail } from './sealed-mail.ts';

/** Services that a mail is queued with. */
export interface MailQueue {
  jobs: Jobs;
  keys: { mail: Buffer };
}

/**
 * Records a mail for its cause and adds it to the job queue, in the transaction of the event that causes it: both are
 * committed with it, or none. Concurrent transactions with one cause wait for each other.
 *
 * @returns false when the cause has its mail already, or when the address is a placeholder
 * @throws when the address could be read as several
 */
export async function enqueueMail(
  tx: Queryable,
  { jobs, keys }: MailQueue,
  { cause, userId, delaySeconds, mail }: MailOrder,
): Promise<boolean> {
  if (!isAddress(mail.to)) return false;
  if (!isOneAddress(mail.to)) throw new Error('Not one mail address');
  const address = maskedAddress(mail.to);
  const id = await insertDelivery(tx, { cause, kind: mail.kind, userId, address });
  if (id === undefined) return false;
  const { isUrgent = false } = mail;
  await jobs.add(
    'mail',
    { id, sealed: sealMail(keys.mail, mail) },
    {
      tx,
      isUrgent,
      ...(delaySeconds === undefined ? {} : { delaySeconds }),
    },
  );
  return true;
}
