import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { requiredText } from '#server/core/required-text.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentSupport } from '../support-presenter.ts';
import { insertAnswer, supportRequest } from '../support-repository.ts';

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
