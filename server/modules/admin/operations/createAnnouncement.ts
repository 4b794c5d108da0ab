import { requireFound } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentSiteAnnouncement } from '../announcements/announcement-presenter.ts';
import { announcementValues, auditedAnnouncement } from '../announcements/announcement-values.ts';
import { announcementById, insertAnnouncement } from '../announcements/announcements-repository.ts';

export const createAnnouncement: Handler<'createAnnouncement'> = async ({ body, db, services, viewer }) => {
  const staffId = viewer.userId;
  const values = await announcementValues({ db, services, staffId, body });
  const row = await db.transaction(async (tx) => {
    const id = await insertAnnouncement(tx, staffId, values);
    const details = auditedAnnouncement(values);
    await recordAuditEntry(tx, { staffId, act: 'create-announcement', subjectId: id, details });
    return announcementById(tx, id);
  });
  return answer(201, { announcement: presentSiteAnnouncement(requireFound(row, 'The announcement')) });
};
