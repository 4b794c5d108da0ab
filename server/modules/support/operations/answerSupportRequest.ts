import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { requiredText } from '#server/core/required-text.ts';
import { presentSupport } from '#server/entities/support/support-presenter.ts';
import {
  insertAnswer,
  lockSupportRequest,
  supportRequest,
} from '#server/entities/support/support-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { deleteClaim } from '#server/modules/moderation/staff-queue/claims-repository.ts';
import { refuseClaimed } from '#server/modules/moderation/staff-queue/entry.ts';

export const answerSupportRequest: Handler<'answerSupportRequest'> = async ({
  params,
  body,
  db,
  services,
  viewer,
}) => {
  const id = params.request_id;
  const { close = false } = body;
  const gone = domainError('not-found', { reason: 'support_request' });
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone;
  const text = requiredText(body.text, 'text');
  const cause = await db.transaction(async (tx) => {
    if (!(await lockSupportRequest(tx, id))) throw gone;
    await refuseClaimed(tx, `letter:${id}`, { db: tx, staffId: viewer.userId, now: services.now() / 1000 });
    await deleteClaim(tx, `letter:${id}`);
    if (!(await insertAnswer(tx, id, text, close ? 'closed' : 'answered'))) throw gone;
    return recordAuditEntry(tx, {
      staffId: viewer.userId,
      act: 'answer-support',
      subjectId: id,
      details: { text, close },
    });
  });
  const row = await supportRequest(db, id);
  if (!row) throw gone;
  const { publicUrl, imprint } = services;
  const recipient = { to: row.email, locale: row.locale, timeZone: 'UTC' };
  const told = { text, request: row.text };
  services.post.later(async () => ({
    cause: `supportAnswer ${cause}`,
    mail: await composeMail({ publicUrl, imprint }, 'supportAnswer', recipient, told),
  }));
  const [supported] = await presentSupport(db, [row], viewer.userId);
  if (!supported) throw gone;
  return answer(201, { supportRequest: supported });
};
