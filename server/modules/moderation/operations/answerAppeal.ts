import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentAppeals } from '../appeals/appeals-presenter.ts';
import { decideItem, isSkipped } from '../decisions/decide.ts';
import { refusedError } from '../decisions/refused.ts';
import { flagById } from '../review/flags-repository.ts';
import { staffReader } from '../staff-queue/entry.ts';

/** Decides an appeal. The author is told of it after a while. */
export const answerAppeal: Handler<'answerAppeal'> = async (context) => {
  const { params, body, db, services, viewer } = context;
  const id = params.appeal_id;
  const gone = domainError('not-found', { reason: 'appeal' });
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone;
  const request = {
    ...{ outcome: body.outcome, authorMessage: (body.message ?? '').trim(), reporterMessage: '' },
    ...{ staffId: viewer.userId, now: services.now() },
  };
  const { result, row } = await db.transaction(async (tx) => ({
    result: await decideItem(tx, `appeal:${id}`, request),
    row: await flagById(tx, id),
  }));
  if (isSkipped(result))
    throw result.skipped === 'gone' ? gone : await refusedError(result, staffReader(context));
  const [appeal] = row ? await presentAppeals(db, [row], viewer.userId) : [];
  if (!appeal) throw gone;
  return { appeal };
};
