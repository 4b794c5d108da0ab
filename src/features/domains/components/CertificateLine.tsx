import { Trans, useLingui } from '@lingui/react/macro';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import styles from './Domains.module.css';

type Failure = NonNullable<NonNullable<Domain['certificate']>['failureReason']>;

/** Says in one line what is the matter with the certificate of a domain, and what to do where it failed. */
export function CertificateLine({ domain: { certificate, domainName } }: { domain: Domain }) {
  const { t } = useLingui();
  const day = useDay();
  if (!certificate) return null;
  const { status, expiresTs = 0, failureReason } = certificate;
  const failures: Readonly<Record<Failure, string>> = {
    unreachable: t`The authority could not open ${domainName}. Look whether its records lead here.`,
    forbidden: t`A CAA record of ${domainName} forbids it. Remove that record, or allow our authority there.`,
    refused: t`The authority gives none for this name.`,
    rate_limited: t`Too many certificates were ordered lately.`,
    unavailable: t`The authority does not answer at the moment.`,
  };
  const reason = failureReason ? failures[failureReason] : '';
  const end = day(expiresTs);
  return (
    <p className={styles.muted}>
      {status === 'waiting' ? <Trans>Certificate: ordered. It takes a few minutes.</Trans> : null}
      {status === 'active' && !reason ? (
        <Trans>Certificate: valid until {end}, renewed by itself.</Trans>
      ) : null}
      {status === 'active' && reason ? (
        <Trans>
          Certificate: valid until {end}, but not renewed yet. {reason} We try again.
        </Trans>
      ) : null}
      {status === 'failed' ? <Trans>No certificate yet. {reason} We try again.</Trans> : null}
    </p>
  );
}
