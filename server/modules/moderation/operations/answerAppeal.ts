import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { authorOf, dismissReportsOf } from '#server/modules/moderation/queue/reports-queue-repository.ts';
import { decideAppeal, flagById } from '#server/modules/moderation/review/flags-repository.ts';
import { presentAppeals } from '../appeals/appeals-presenter.ts';
import { restoreTakenDown, setStaffLabel } from '../queue/outcomes-repository.ts';

export const answerAppeal: Handler<'answerAppeal'> = async ({ params, body, db, services, viewer }) => {
  const id = params.appeal_id;
  const isAccepted = body.outcome === 'accepted';
  const message = (body.message ?? '').trim();
  const gone = domainError('not-found', { reason: 'appeal' });
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone;
  const { author, appeal, cause } = await db.transaction(async (tx) => {
    const before = await flagById(tx, id);
    if (!before || before.state === 'flagged') throw gone;
    const { blog_id, post_id, outcome } = before;
    // Lock order: reports, then the post, then its flag; deciding a report uses the same order.
    if (isAccepted) {
      await dismissReportsOf(tx, blog_id, post_id);
      if (outcome === 'label') await setStaffLabel(tx, blog_id, post_id, false);
      else await restoreTakenDown(tx, blog_id, post_id);
    }
    if (!(await decideAppeal(tx, id, isAccepted, message))) {
      throw domainError('already-done', { reason: 'appeal_decided' });
    }
    const details = { outcome: body.outcome, ...(message ? { message } : {}) };
    const { userId: staffId } = viewer;
    const entry = await recordAuditEntry(tx, { staffId, act: 'decide-appeal', subjectId: id, details });
    const row = await flagById(tx, id);
    const [shown] = row ? await presentAppeals(tx, [row], viewer.userId) : [];
    return {
      appeal: shown,
      cause: entry,
      author: await authorOf(tx, { kind: 'post', blog_id, post_id, reply_id: null }),
    };
  });
  if (author && author.state !== 'deleted') {
    const kind = isAccepted ? 'appealAccepted' : 'appealRejected';
    const told = { message, link: `${services.publicUrl}/blog/${appeal?.post.blogName ?? ''}/review` };
    services.post.later(() => accountMail(db, services, author, kind, told, { cause }));
  }
  if (!appeal) throw gone;
  return { appeal };
};
