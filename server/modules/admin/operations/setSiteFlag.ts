import { domainError } from '#server/core/errors.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentFlags } from '../feature-flags/flags-presenter.ts';
import { writeFlag } from '../feature-flags/flags-repository.ts';

export const setSiteFlag: Handler<'setSiteFlag'> = async ({ params, body, db, viewer, request }) => {
  const { name } = params;
  const { audience, percent } = body;
  const gone = domainError('not-found', { reason: 'feature' });
  if (!LABS_FLAGS.some((flag) => flag.name === name)) throw gone;
  if ((audience === 'percent') !== (percent !== undefined)) {
    throw domainError('invalid-request-param', {
      field: 'percent',
      ...(percent === undefined ? { reason: 'percent' } : { detail: 'That is for a share of members only.' }),
    });
  }
  await db.transaction(async (tx) => {
    await writeFlag(tx, { name, audience, percent: percent ?? 0 });
    const details = { audience, ...(percent === undefined ? {} : { percent }) };
    await recordAuditEntry(tx, { staffId: viewer.userId, act: 'set-flag', subjectId: name, details });
  });
  const flag = (await presentFlags(db, readerLocale(request))).find((one) => one.name === name);
  if (!flag) throw gone;
  return { flag };
};
