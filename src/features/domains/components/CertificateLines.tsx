import { Trans, useLingui } from '@lingui/react/macro';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import styles from './Domains.module.css';

type Certificate = NonNullable<Domain['certificate']>;
type Failure = NonNullable<Certificate['failureReason']>;

/** Says in one line what is the matter with a certificate, and what to do where it failed. */
function Line({ certificate, name, isWww }: { certificate: Certificate; name: string; isWww: boolean }) {
  const { t } = useLingui();
  const day = useDay();
  const { status, expiresTs = 0, failureReason } = certificate;
  const failures: Readonly<Record<Failure, string>> = {
    unreachable: t`The authority could not open ${name}. Look whether its records lead here.`,
    forbidden: t`A CAA record of ${name} forbids it. Remove that record, or allow our authority there.`,
    refused: t`The authority gives none for this name.`,
    rate_limited: t`Too many certificates were ordered lately.`,
    unavailable: t`The authority does not answer at the moment.`,
  };
  const reason = failureReason ? failures[failureReason] : '';
  const end = day(expiresTs);
  const start = isWww ? t`Certificate of ${name}:` : t`Certificate:`;
  return (
    <p className={styles.muted}>
      {start} {status === 'waiting' ? <Trans>ordered. It takes a few minutes.</Trans> : null}
      {status === 'active' && !reason ? <Trans>valid until {end}, renewed by itself.</Trans> : null}
      {status === 'active' && reason ? (
        <Trans>
          valid until {end}, but not renewed yet. {reason} We try again.
        </Trans>
      ) : null}
      {status === 'failed' ? <Trans>there is none yet. {reason} We try again.</Trans> : null}
    </p>
  );
}

/** Says what is the matter with the certificates of a domain and, while it is not in order, that of its `www.`. */
export function CertificateLines({
  domain: { certificate, wwwCertificate, domainName },
}: {
  domain: Domain;
}) {
  const isWwwInOrder = wwwCertificate?.status === 'active' && wwwCertificate.failureReason === undefined;
  return (
    <>
      {certificate ? <Line certificate={certificate} name={domainName} isWww={false} /> : null}
      {wwwCertificate && !isWwwInOrder ? (
        <Line certificate={wwwCertificate} name={`www.${domainName}`} isWww />
      ) : null}
    </>
  );
}
