import { useLingui } from '@lingui/react/macro';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';

/** Returns a function that says in one sentence what is the matter with a domain. */
export function useDomainWords(): (domain: Domain) => string {
  const { t } = useLingui();
  const day = useDay();
  const failures: Readonly<Record<NonNullable<Domain['failureReason']>, string>> = {
    unavailable: t`Somebody else was faster. The money goes back to you.`,
    locked: t`It is locked against moving where you bought it. The money goes back to you.`,
    wrong_code: t`The transfer code was wrong. The money goes back to you.`,
    too_young: t`It was registered or moved less than 60 days ago. The money goes back to you.`,
    not_found: t`Its records were not found for a week, so it no longer opens your blog.`,
    claimed: t`Another blog opens under it.`,
  };
  return ({ status, blogName, expiresTs = 0, autoRenew, graceEndsTs = 0, redemptionEndsTs = 0, ...rest }) => {
    const { transfer, check, failureReason } = rest;
    const end = day(expiresTs);
    const grace = day(graceEndsTs);
    const gone = day(redemptionEndsTs);
    const arrival = day(transfer?.arrivesTs ?? 0);
    const removal = day(check?.removedTs ?? 0);
    switch (status) {
      case 'pending-payment':
        return t`It is not paid yet.`;
      case 'registering':
        return t`It is paid. We are asking the registry for it.`;
      case 'transferring':
        return transfer ? t`On its way. It arrives on ${arrival} at the latest.` : t`It is on its way.`;
      case 'connecting':
        return t`It does not lead here yet.`;
      case 'failing':
        return t`It no longer leads here. It is taken away on ${removal} if nothing changes.`;
      case 'expired':
        return t`It lapsed on ${end}. Until ${grace} you can renew it for the usual price.`;
      case 'redemption':
        return t`It lapsed on ${end}. Until ${gone} you can get it back, for more.`;
      case 'failed':
        return failureReason ? failures[failureReason] : t`This did not work.`;
      case 'active':
        if (expiresTs === 0) return blogName ? t`It opens ${blogName}.` : t`It opens no blog.`;
        if (!autoRenew) return t`Yours until ${end}. It is not renewed by itself.`;
        return blogName ? t`It opens ${blogName}. Yours until ${end}.` : t`Yours until ${end}.`;
    }
  };
}
