import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { type DecisionRequest, decideOne, isSkipped, type Made, type Skipped } from '../decisions/decide.ts';
import { presentDecisions } from '../decisions/decision-presenter.ts';
import { decisionsByIds } from '../decisions/decisions-repository.ts';
import { presentSkipped, refusedError } from '../decisions/refused.ts';
import { checkSuspensionEnd } from '../decisions/suspension-end.ts';
import { staffReader } from '../staff-queue/entry.ts';
import { countOpenItems } from '../staff-queue/items-repository.ts';

/** Decides entries of the staff queue, each in a transaction of its own. Of several, those that cannot be decided are skipped. */
export const createStaffDecisions: Handler<'createStaffDecisions'> = async (context) => {
  const { body, db, services, viewer } = context;
  const { item_ids: itemIds, outcome, until_ts: until, replaces } = body;
  if (replaces !== undefined && itemIds.length > 1) {
    throw domainError('invalid-request-param', { field: 'replaces', reason: 'replaces_one' });
  }
  checkSuspensionEnd(until, outcome, services.now());
  const request: DecisionRequest = {
    ...{ outcome, until, replaces, reason: body.reason, staffId: viewer.userId, now: services.now() },
    authorMessage: (body.author_message ?? '').trim(),
    reporterMessage: (body.reporter_message ?? '').trim(),
  };
  const results: (Made | Skipped)[] = [];
  for (const id of itemIds) results.push(await decideOne(db, id, request));
  const reader = staffReader(context);
  const skipped = results.filter(isSkipped);
  const [only] = skipped;
  if (itemIds.length === 1 && only) throw await refusedError(only, reader);
  const ids = results.flatMap((one) => (isSkipped(one) ? [] : [one.decisionId]));
  const rows = await decisionsByIds(db, ids);
  return answer(201, {
    decisions: await presentDecisions(
      ids.flatMap((id) => rows.get(id) ?? []),
      reader,
    ),
    skipped: await presentSkipped(skipped, reader),
    openCount: (await countOpenItems(db)).all,
  });
};
