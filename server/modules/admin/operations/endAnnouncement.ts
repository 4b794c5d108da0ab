import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentSiteAnnouncement } from '../announcements/announcement-presenter.ts';
import { announcementById, endAnnouncementNow } from '../announcements/announcements-repository.ts';
import { chosenAnnouncement } from '../announcements/chosen-announcement.ts';

export const endAnnouncement: Handler<'endAnnouncement'> = async ({ params, db, viewer }) => {
  const row = await db.transaction(async (tx) => {
    const { id, title, state } = await chosenAnnouncement(tx, params.announcement_id);
    if (state !== 'running') throw domainError('not-in-this-state', { reason: 'not_running' });
    await endAnnouncementNow(tx, id);
    const details = { text: title };
    await recordAuditEntry(tx, { staffId: viewer.userId, act: 'end-announcement', subjectId: id, details });
    return announcementById(tx, id);
  });
  return { announcement: presentSiteAnnouncement(requireFound(row, 'The announcement')) };
};
