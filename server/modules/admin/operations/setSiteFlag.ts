import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentFlags } from '../feature-flags/flags-presenter.ts';
import { countExisting, lockFlag, writeFlag } from '../feature-flags/flags-repository.ts';

/** Refuses a share or accounts that the audience has no use for, and an audience that lacks them. */
function requireFitting({ audience, percent, account_ids }: Context<'setSiteFlag'>['body']): void {
  if ((audience === 'percent') !== (percent !== undefined)) {
    throw domainError('invalid-request-param', {
      field: 'percent',
      ...(percent === undefined ? { reason: 'percent' } : { detail: 'That is for a share of members only.' }),
    });
  }
  if (audience === 'named' && account_ids === undefined) {
    throw domainError('invalid-request-param', {
      field: 'account_ids',
      detail: 'Name at least one account.',
    });
  }
  if (account_ids !== undefined && audience !== 'named' && audience !== 'percent') {
    throw domainError('invalid-request-param', {
      field: 'account_ids',
      detail: 'Accounts are for the audiences named and percent only.',
    });
  }
}

export const setSiteFlag: Handler<'setSiteFlag'> = async ({ params, body, db, viewer, request }) => {
  const { name } = params;
  const { audience, percent, account_ids: accountIds = [], version } = body;
  const gone = domainError('not-found', { reason: 'feature' });
  if (!LABS_FLAGS.some((flag) => flag.name === name)) throw gone;
  requireFitting(body);
  await db.transaction(async (tx) => {
    const before = await lockFlag(tx, name);
    if (version !== undefined && version !== before.version)
      throw domainError('conflict', { reason: 'flag' });
    const known = accountIds.every(isPossibleId) ? await countExisting(tx, accountIds) : 0;
    if (known !== accountIds.length) {
      throw domainError('invalid-request-param', {
        field: 'account_ids',
        detail: 'There is no such account.',
      });
    }
    await writeFlag(tx, { name, audience, percent: percent ?? 0 }, accountIds);
    const details = {
      audience,
      before: before.audience,
      ...(percent === undefined ? {} : { percent }),
      ...(before.audience === 'percent' ? { percentBefore: before.percent } : {}),
      ...(accountIds.length === 0 ? {} : { accounts: accountIds.length }),
    };
    await recordAuditEntry(tx, { staffId: viewer.userId, act: 'set-flag', subjectId: name, details });
  });
  const flags = await presentFlags(db, readerLocale(request), viewer.userId);
  const flag = flags.find((one) => one.name === name);
  if (!flag) throw gone;
  return { flag };
};
