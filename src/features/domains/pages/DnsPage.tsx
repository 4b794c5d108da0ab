import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { DnsRecord } from '#generated/zod/dnsRecord.zod.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Domains.module.css';
import { RecordForm } from '../components/RecordForm.tsx';
import { recordsQuery, useDeleteRecord, useOwnName } from '../data/domains.ts';
import { nameOf, useRecordWords, useTtlWords, zoneValueOf } from '../model/record-words.ts';

type RowProps = { domainName: string; record: DnsRecord };

/** One record, as zone files write it and in words. */
function RecordRow({ domainName, record }: RowProps) {
  const { t } = useLingui();
  const words = useRecordWords(domainName);
  const ttlWords = useTtlWords();
  const [isAsked, setAsked] = useState(false);
  const { write, busy } = useDeleteRecord();
  const { id, type, host, ttl, managed } = record;
  const name = nameOf(record, domainName);
  return (
    <li className={styles.record}>
      <b>{type}</b>
      <span>{host}</span>
      <span className={styles.value}>{zoneValueOf(record)}</span>
      <small>
        {words(record)} · {ttlWords(ttl)}
      </small>
      <span className={styles.buttons}>
        {managed ? (
          <span className={styles.muted}>
            <Icon name="lock" size={16} /> <Trans>kept by Skein</Trans>
          </span>
        ) : isAsked ? (
          <>
            <Button
              size="small"
              variant="danger"
              loading={busy}
              onClick={() => void write({ domainName, recordId: id })}
            >{t`Really delete`}</Button>
            <Button size="small" variant="quiet" onClick={() => setAsked(false)}>{t`Keep it`}</Button>
          </>
        ) : (
          <>
            <ButtonLink
              size="small"
              href={paths.dnsRecordEdit(domainName, id)}
              aria-label={t`Change ${type} of ${name}`}
            >{t`Change`}</ButtonLink>
            <Button
              size="small"
              variant="quiet"
              aria-label={t`Delete ${type} of ${name}`}
              onClick={() => setAsked(true)}
            >{t`Delete`}</Button>
          </>
        )}
      </span>
    </li>
  );
}

/** Page of the DNS records of a domain, and of adding or changing one (spec 000 §2.7: domain-manage-dns, -add, -edit). */
export default function DnsPage() {
  const { t } = useLingui();
  const { domainName = '', recordId } = useParams();
  const writtenName = useOwnName(domainName);
  const isNew = useLocation().pathname.endsWith('/dns/add');
  const { data, isError, isFetching, refetch } = useQuery(recordsQuery(domainName));
  const records = data?.response.records ?? [];
  const edited = records.find(({ id }) => id === recordId);
  const isMissing = data && recordId !== undefined && (!edited || edited.managed);
  return (
    <SettingsFrame
      title={t`DNS records`}
      detail={t`What the world is told when it asks for ${writtenName}.`}
      above={<AppLink to={paths.domain(domainName)}>{writtenName}</AppLink>}
    >
      {isNew ? <RecordForm key="new" domainName={domainName} /> : null}
      {edited && !edited.managed ? (
        <RecordForm key={edited.id} domainName={domainName} record={edited} />
      ) : null}
      {isMissing ? (
        <EmptyState title={edited ? t`Skein keeps this record` : t`This record is gone`}>
          {edited
            ? t`It opens your blog, so it cannot be changed.`
            : t`It was deleted. The others are below.`}
        </EmptyState>
      ) : null}
      {data ? (
        <section className={styles.card} aria-label={t`DNS records`}>
          {records.length === 0 ? (
            <p className={styles.muted}>
              <Trans>No record yet.</Trans>
            </p>
          ) : (
            <ul className={styles.rows}>
              {records.map((record) => (
                <RecordRow key={record.id} domainName={domainName} record={record} />
              ))}
            </ul>
          )}
          {isNew ? null : (
            <p className={styles.buttons}>
              <ButtonLink href={paths.dnsRecordAdd(domainName)} icon="plus">{t`Add one`}</ButtonLink>
            </p>
          )}
        </section>
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {t`The records could not be loaded.`}
        </ErrorState>
      ) : (
        <CardSkeleton />
      )}
    </SettingsFrame>
  );
}
