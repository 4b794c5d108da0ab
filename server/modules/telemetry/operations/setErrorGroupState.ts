import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { chosenGroup } from '../errors/chosen-group.ts';
import { presentErrorGroup } from '../errors/error-group-presenter.ts';
import { setState } from '../errors/error-groups-repository.ts';

export const setErrorGroupState: Handler<'setErrorGroupState'> = async ({
  params,
  body: { state },
  db,
  services,
  viewer,
}) => {
  const nowMs = services.now();
  const group = await db.transaction(async (tx) => {
    const before = await chosenGroup(tx, params.group_id, nowMs);
    await setState(tx, before.id, state);
    const after = await chosenGroup(tx, before.id, nowMs);
    if (after.state !== before.state)
      await recordAuditEntry(tx, {
        staffId: viewer.userId,
        act: 'set-error-state',
        subjectId: after.id,
        details: { text: `${after.name}: ${after.message}`, outcome: state },
      });
    return after;
  });
  return { errorGroup: presentErrorGroup(group) };
};
