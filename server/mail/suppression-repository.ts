import { createHash } from 'node:crypto';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Mail } from './mail.ts';
import { mailAddress } from './mail-address.ts';
import type { MailKind } from './templates/render-mail.tsx';

/**
 * Reason for which an address gets no e-mails: its mail server returned one for good (`bounce`) or refused one for good
 * (`refused`), or its owner reported one as unwanted (`complaint`).
 */
export type SuppressionReason = 'bounce' | 'complaint' | 'refused';

/** An address that gets no e-mails. `created` is the first report, `updated` the latest one, in seconds since 1970. */
export interface SuppressionRow extends Columns<'mail_suppressions', 'detail' | 'reason'> {
  created: number;
  updated: number;
}

/** Maximum length in characters of the detail of a suppression. */
const MAX_DETAIL_LENGTH = 300;

/**
 * E-mails that are sent to suppressed addresses, because somebody asked for them a moment ago. Their number per hour is
 * limited, and without them a member whose mailbox works again could neither log in nor confirm the address.
 */
const REQUESTED_KINDS: ReadonlySet<MailKind> = new Set<MailKind>([
  'verify',
  'newAddress',
  'login',
  'reset',
  'recover',
  'proofCode',
]);

/**
 * Returns the key of an address, composed and in lower case: a hash, because suppressions outlive accounts. The hash has
 * no secret, so that a new SESSION_SECRET lifts no suppression.
 */
function suppressionKey(address: string): Buffer {
  return createHash('sha256').update(mailAddress(address).toLowerCase()).digest();
}

/** Returns the suppression of an address; undefined when e-mails reach it. */
export function suppressionOf(db: Queryable, address: string): Promise<SuppressionRow | undefined> {
  return first<SuppressionRow>(
    db,
    `select reason, detail, floor(extract(epoch from created_at))::float8 as created,
            floor(extract(epoch from updated_at))::float8 as updated
       from mail_suppressions where address_hash = $1`,
    [suppressionKey(address)],
  );
}

/**
 * Returns true when an e-mail must not be sent to an address. A complaint holds back what the member can turn off;
 * bounces and refusals hold back all that nobody asked for at that moment.
 *
 * @param mail without it, any suppression counts
 */
export async function isSuppressed(
  db: Queryable,
  address: string,
  mail?: Pick<Mail, 'kind' | 'stopUrl'>,
): Promise<boolean> {
  const row = await suppressionOf(db, address);
  if (row === undefined || mail === undefined) return row !== undefined;
  return row.reason === 'complaint' ? mail.stopUrl !== undefined : !REQUESTED_KINDS.has(mail.kind);
}

/**
 * Adds an address to the suppressed ones. Of several reports the latest counts.
 *
 * @param suppression.detail the response of the mail server; cut to 300 characters of one line, without addresses
 */
export async function suppress(
  db: Queryable,
  { address, reason, detail = '' }: { address: string; reason: SuppressionReason; detail?: string },
): Promise<void> {
  const line = detail
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[^\s<>]+@[^\s<>]+/g, '…')
    .trim();
  await db.query(
    `insert into mail_suppressions (address_hash, reason, detail) values ($1, $2, $3)
       on conflict (address_hash) do update
          set reason = excluded.reason, detail = excluded.detail, updated_at = now()`,
    [suppressionKey(address), reason, [...line].slice(0, MAX_DETAIL_LENGTH).join('')],
  );
}

/** Lets e-mails reach an address again. */
export async function unsuppress(db: Queryable, address: string): Promise<void> {
  await db.query('delete from mail_suppressions where address_hash = $1', [suppressionKey(address)]);
}
