import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { removeAnnouncement } from '../announcements/announcements-repository.ts';
import { chosenAnnouncement } from '../announcements/chosen-announcement.ts';

export const deleteAnnouncement: Handler<'deleteAnnouncement'> = async ({ params, db, viewer }) => {
  await db.transaction(async (tx) => {
    const { id, title } = await chosenAnnouncement(tx, params.announcement_id);
    await removeAnnouncement(tx, id);
    const details = { text: title };
    await recordAuditEntry(tx, {
      staffId: viewer.userId,
      act: 'delete-announcement',
      subjectId: id,
      details,
    });
  });
  return answer(204);
};
