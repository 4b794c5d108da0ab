import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentAccounts } from './accounts-presenter.ts';
import { type AccountRow, accountById, lockAccountRow } from './accounts-repository.ts';

const gone = () => domainError('not-found', { reason: 'account' });

/**
 * Returns the account of a decision, locked until the transaction ends.
 *
 * @throws DomainError not-found
 */
export async function lockedAccount(tx: Queryable, id: string): Promise<AccountRow> {
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone();
  await lockAccountRow(tx, id);
  const row = await accountById(tx, id);
  if (!row) throw gone();
  return row;
}

/**
 * Returns an account after a decision.
 *
 * @throws DomainError not-found
 */
export async function decidedAccount(
  db: Queryable,
  id: string,
  staffId: string,
): Promise<{ account: components['schemas']['SiteAccount'] }> {
  const row = await accountById(db, id);
  const [account] = row ? await presentAccounts(db, [row], staffId) : [];
  if (!account) throw gone();
  return { account };
}
