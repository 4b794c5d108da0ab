import type { Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changedMember } from '../member/changed-member.ts';
import { presentMember } from '../member/member-presenter.ts';
import { lockMember, writeMember } from '../member/member-repository.ts';

export const editUserSettings: Handler<'editUserSettings'> = ({ body, db, viewer, request }) =>
  db.transaction(async (tx) => {
    const { userId } = viewer;
    const before = await lockMember(tx, userId);
    const after = changedMember(body, before);
    await writeMember(tx, userId, after);
    const alerts = presentMember(after).account.loginAlerts;
    if (alerts !== presentMember(before).account.loginAlerts) {
      const kind = alerts ? 'login_alerts_enabled' : 'login_alerts_disabled';
      await recordSecurityEvent(tx, { userId, kind, request });
    }
    return { settings: presentMember(after) };
  });
