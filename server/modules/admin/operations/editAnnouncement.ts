import { requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentSiteAnnouncement } from '../announcements/announcement-presenter.ts';
import { announcementValues, auditedAnnouncement } from '../announcements/announcement-values.ts';
import { announcementById, updateAnnouncement } from '../announcements/announcements-repository.ts';
import { chosenAnnouncement } from '../announcements/chosen-announcement.ts';

export const editAnnouncement: Handler<'editAnnouncement'> = async ({
  params,
  body,
  db,
  services,
  viewer,
}) => {
  const staffId = viewer.userId;
  const row = await db.transaction(async (tx) => {
    const before = await chosenAnnouncement(tx, params.announcement_id);
    const values = await announcementValues({ db: tx, services, staffId, body, before });
    await updateAnnouncement(tx, before.id, values);
    const details = auditedAnnouncement(values);
    await recordAuditEntry(tx, { staffId, act: 'edit-announcement', subjectId: before.id, details });
    return announcementById(tx, before.id);
  });
  return { announcement: presentSiteAnnouncement(requireFound(row, 'The announcement')) };
};
