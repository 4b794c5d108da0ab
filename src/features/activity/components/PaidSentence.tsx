import { Trans, useLingui } from '@lingui/react/macro';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import type { SentenceProps } from '../model/notification-view.ts';

/** Says in one sentence what happened to something that is paid, or is paid out. */
export function PaidSentence({ row: { paid, title }, who }: SentenceProps) {
  const { i18n } = useLingui();
  if (paid === undefined) return title;
  const { event, blogName: blog = '', hasMoney } = paid;
  const day = dateFormat(i18n.locale, { day: 'numeric', month: 'long' }).format((paid.dayTs ?? 0) * 1000);
  switch (event) {
    case 'campaign-approved':
      return <Trans>Your blaze was approved. It begins on {day}</Trans>;
    case 'campaign-rejected':
      return hasMoney ? (
        <Trans>Your blaze was declined. The money comes back</Trans>
      ) : (
        <Trans>Your blaze was declined</Trans>
      );
    case 'campaign-started':
      return <Trans>Your blaze burns until {day}</Trans>;
    case 'campaign-finished':
      return <Trans>Your blaze is over. See what it brought</Trans>;
    case 'campaign-stopped':
      return hasMoney ? (
        <Trans>Your blaze was put out. The money for who did not see it comes back</Trans>
      ) : (
        <Trans>Your blaze was put out</Trans>
      );
    case 'campaign-cancelled':
      return hasMoney ? (
        <Trans>Your blaze was cancelled. The money comes back</Trans>
      ) : (
        <Trans>Your blaze was cancelled</Trans>
      );
    case 'campaign-by-other':
      return <Trans>{who} blazed your post</Trans>;
    case 'premium-renewed':
      return <Trans>Your premium was renewed until {day}</Trans>;
    case 'premium-unpaid':
      return <Trans>Your premium could not be charged. We try again on {day}</Trans>;
    case 'premium-ending':
      return <Trans>Your premium ends on {day}</Trans>;
    case 'premium-ended':
      return <Trans>Your premium has ended</Trans>;
    case 'premium-lapsed':
      return <Trans>Your premium has ended: the payment was not accepted</Trans>;
    case 'membership-renewed':
      return (
        <Trans>
          Your support of {blog} goes on until {day}
        </Trans>
      );
    case 'membership-unpaid':
      return (
        <Trans>
          Your support of {blog} could not be charged. We try again on {day}
        </Trans>
      );
    case 'dispute-opened':
      return <Trans>Your bank asks for a payment back. Until it has decided you keep what you bought</Trans>;
    case 'dispute-won':
      return <Trans>Your bank has decided that a payment stands. You keep what you bought</Trans>;
    case 'dispute-lost':
      return <Trans>Your bank gave you a payment back. What you bought with it has ended</Trans>;
    case 'staff-dispute-opened':
      return <Trans>A bank asks for a payment back. See why, and until when to answer</Trans>;
    case 'staff-dispute-won':
      return <Trans>A bank decided for the site: a payment stays</Trans>;
    case 'staff-dispute-lost':
      return <Trans>A bank decided against the site: a payment is gone</Trans>;
    case 'membership-ending':
      return (
        <Trans>
          Your support of {blog} ends on {day}
        </Trans>
      );
    case 'membership-ended':
      return <Trans>Your support of {blog} has ended</Trans>;
    case 'membership-lapsed':
      return <Trans>Your support of {blog} has ended: the payment was not accepted</Trans>;
    case 'membership-price':
      return <Trans>{blog} has a new price for new supporters. Yours stays as it is</Trans>;
    case 'supporter-new':
      return <Trans>{who} supports your blog</Trans>;
    case 'supporter-gone':
      return <Trans>{who} no longer supports your blog</Trans>;
    case 'payout-paid':
      return <Trans>Money of your supporters is on its way to you</Trans>;
    case 'payout-failed':
      return <Trans>A payout to you did not work. Look at your account</Trans>;
  }
}
