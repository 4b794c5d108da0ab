import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CertificateLines } from '../components/CertificateLines.tsx';
import { DomainChoices, GiveUp } from '../components/DomainChoices.tsx';
import styles from '../components/Domains.module.css';
import { ShopFront } from '../components/ShopFront.tsx';
import { Term } from '../components/Term.tsx';
import { TransferAway } from '../components/TransferAway.tsx';
import { WantedRecords } from '../components/WantedRecords.tsx';
import { WhatBreaks } from '../components/WhatBreaks.tsx';
import { domainQuery } from '../data/domains.ts';
import { useDomainWords } from '../model/domain-words.ts';

/** States in which the registry or the cashier has the word, so that nothing can be changed. */
const UNDERWAY: ReadonlySet<Domain['status']> = new Set(['pending-payment', 'registering', 'transferring']);

function lightOf({ status }: Domain): 'lit' | 'dark' | 'shut' {
  if (status === 'active' || status === 'failing') return 'lit';
  return status === 'expired' || status === 'redemption' ? 'shut' : 'dark';
}

/** Days of a transfer. */
function TransferDays({ domain: { transfer } }: { domain: Domain }) {
  const day = useDay();
  if (!transfer) return null;
  const asked = day(transfer.requestedTs);
  const arrival = day(transfer.arrivesTs);
  return (
    <section className={styles.card}>
      <h2>
        <Trans>It is on its way</Trans>
      </h2>
      <ol className={styles.dates}>
        <li>
          <b>
            <Trans>Asked for</Trans>
          </b>
          {asked}
        </li>
        <li>
          <b>
            <Trans>The old place may object</Trans>
          </b>
          <Trans>until {arrival}. You can tell it to hurry.</Trans>
        </li>
        <li>
          <b>
            <Trans>Here, with a year on top</Trans>
          </b>
          <Trans>Until then everything stays as it is.</Trans>
        </li>
      </ol>
    </section>
  );
}

/** DNS records of a registered domain, a page away. */
function Dns({ domain: { domainName, nameServers } }: { domain: Domain }) {
  const { t } = useLingui();
  const servers = nameServers.join(', ');
  return (
    <section className={styles.card}>
      <h2>DNS</h2>
      <p className={styles.muted}>
        <Trans>Name servers: {servers}</Trans>
      </p>
      <p className={styles.buttons}>
        <ButtonLink href={paths.dnsRecords(domainName)}>{t`Records`}</ButtonLink>
      </p>
    </section>
  );
}

function Whole({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const { blogs, primaryBlog } = useViewer();
  const words = useDomainWords();
  const { domainName, unicodeName, kind, status, blogName, checkoutId } = domain;
  const blog = blogs.find(({ name }) => name === blogName) ?? primaryBlog;
  const isUnderway = UNDERWAY.has(status);
  const isOver = status === 'failed';
  return (
    <>
      {blog ? <ShopFront blog={blog} name={unicodeName} light={lightOf(domain)} /> : null}
      <section className={styles.card}>
        <p role="status">{words(domain)}</p>
        {domainName === unicodeName ? null : (
          <p className={styles.muted}>
            <Trans>Machines write it {domainName}.</Trans>
          </p>
        )}
        <CertificateLines domain={domain} />
        <p className={styles.buttons}>
          {status === 'active' || status === 'failing' ? (
            <a href={`https://${domainName}`}>
              <Trans>Visit</Trans>
            </a>
          ) : null}
          {status === 'pending-payment' ? (
            <ButtonLink
              href={checkoutId ? paths.checkout(checkoutId) : paths.domainAdd(domainName)}
              variant="primary"
            >
              {t`Go on and pay`}
            </ButtonLink>
          ) : null}
          {isOver ? (
            <ButtonLink
              href={kind === 'connected' ? paths.domainAddAny(domainName) : paths.domainAdd(domainName)}
              variant="primary"
            >
              {t`Try again`}
            </ButtonLink>
          ) : null}
          <AppLink to={paths.domains()}>
            <Trans>All domains</Trans>
          </AppLink>
        </p>
      </section>
      <TransferDays domain={domain} />
      {kind === 'connected' && !isOver ? <WantedRecords domain={domain} /> : null}
      <Term domain={domain} />
      {isUnderway || isOver ? null : <DomainChoices domain={domain} />}
      {kind === 'registered' && !isUnderway && !isOver ? <Dns domain={domain} /> : null}
      {status === 'active' || status === 'failing' ? <WhatBreaks domain={domain} /> : null}
      {kind === 'registered' && (status === 'active' || status === 'expired') ? (
        <TransferAway domain={domain} />
      ) : null}
      {isUnderway ? null : <GiveUp domain={domain} />}
    </>
  );
}

/** Page of one domain of the member (spec 000 §2.7: domain). */
export default function DomainPage() {
  const { domainName = '' } = useParams();
  const { data, error } = useQuery(domainQuery(domainName));
  if (!data && error) throw error;
  return (
    <SettingsFrame title={data?.response.domain.unicodeName ?? domainName}>
      {data ? <Whole key={domainName} domain={data.response.domain} /> : <CardSkeleton />}
    </SettingsFrame>
  );
}
