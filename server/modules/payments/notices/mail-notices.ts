import type { WorkContext } from '#server/define-module.ts';
import { pathOfPaid } from '#server/entities/shop/paid-address.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { wantsMail } from '#server/mail/mail-choices-repository.ts';
import { formatMoney } from '../money/money.ts';
import { setNoticeMailed, type UnmailedNotice } from './paid-notices-repository.ts';

/** Mails a notice once, also when a process dies in between; supporters only to who wants to read of them. */
export async function mailNotice(context: WorkContext, notice: UnmailedNotice): Promise<void> {
  const { db, services } = context;
  const order = await mailOf(context, notice);
  await db.transaction(async (tx) => {
    if (order) await enqueueMail(tx, services, order);
    await setNoticeMailed(tx, notice.id, services.now());
  });
}

/** Returns the mail of a notice; undefined when its member is gone or does not want it. */
async function mailOf({ db, services }: WorkContext, notice: UnmailedNotice): Promise<MailOrder | undefined> {
  const { id, user_id: userId, event, amount, currency } = notice;
  const user = await userById(db, userId);
  if (user === undefined) return undefined;
  const price =
    amount === null || currency === null
      ? ''
      : formatMoney({ amount: BigInt(amount), currency }, user.locale);
  const link = `${services.publicUrl}${pathOfPaid(notice)}`;
  const day = (notice.day ?? 0) * 1000;
  const send = { cause: id };
  switch (event) {
    case 'campaign-by-other':
      return undefined;
    case 'campaign-approved':
    case 'campaign-rejected':
    case 'campaign-started':
    case 'campaign-finished':
    case 'campaign-stopped':
    case 'campaign-cancelled': {
      const { shown, goal, reason, message } = notice;
      const figures = {
        shown: shown ?? 0,
        goal: goal ?? 0,
        reason: reason ?? 'other',
        message: message ?? '',
      };
      return accountMail(db, services, user, 'campaign', { event, link, day, price, ...figures }, send);
    }
    case 'supporter-new':
    case 'supporter-gone': {
      if (!(await wantsMail(db, userId, 'emailSupporters'))) return undefined;
      const names = { who: notice.about_name ?? '', blog: notice.blog_name ?? '' };
      return accountMail(db, services, user, 'supporters', { event, link, ...names }, send);
    }
    case 'dispute-opened':
    case 'dispute-won':
    case 'dispute-lost':
    case 'staff-dispute-opened':
    case 'staff-dispute-won':
    case 'staff-dispute-lost':
      return accountMail(db, services, user, 'dispute', { event, link, price }, send);
    case 'payout-paid':
    case 'payout-failed':
      return accountMail(
        db,
        services,
        user,
        'payout',
        { event, link, price, blog: notice.blog_name ?? '' },
        send,
      );
    default:
      return accountMail(
        db,
        services,
        user,
        'subscription',
        { event, link, day, price, blog: notice.about_name ?? '' },
        send,
      );
  }
}
