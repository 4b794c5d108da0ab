import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ConsentReceipt } from '#generated/zod/consentReceipt.zod.ts';
import {
  type ConsentList,
  choicesOf,
  consentQuery,
  everything,
  receiptsQuery,
  vendorsQuery,
} from '#src/entities/consent/consent.ts';
import { consentGroups } from '#src/entities/consent/consent-rows.ts';
import { Slip, SlipButtons, SlipFine } from '#src/entities/payments/Slip.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { fullTime } from '#src/shared/lib/time/relative-time.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import styles from './ReceiptsPage.module.css';

/** Returns a function that says an answer in one short sentence. */
function useSentence(list: ConsentList) {
  const { t } = useLingui();
  return (receipt: ConsentReceipt): string => {
    if (receipt.by === 'opt-out') return receipt.optedOut ? t`Do not sell my data` : t`My data may be sold`;
    const { purposes, vendors } = choicesOf(receipt);
    const all = everything(list);
    if (purposes.size === 0 && vendors.size === 0) return t`No to everything`;
    if (all.purposes.size > 0 && [...all.purposes].every((number) => purposes.has(number))) {
      return t`Yes to everything`;
    }
    if (purposes.has(9) && !purposes.has(1)) return t`Count, but don’t follow`;
    return t`Yes to some of it`;
  };
}

function Lines({ receipt, list }: { receipt: ConsentReceipt; list: ConsentList }) {
  const { t, i18n } = useLingui();
  const { purposes, vendors } = choicesOf(receipt);
  const allowed = [...vendors].length;
  const all = list.vendors.length;
  return (
    <dl className={styles.lines}>
      {consentGroups(list)
        .flatMap(({ rows }) => rows)
        .map(({ title, purposes: numbers }) => (
          <div key={numbers.join()}>
            <dt>{typeof title === 'string' ? title : i18n._(title)}</dt>
            <dd>{numbers.every((number) => purposes.has(number)) ? t`yes` : t`no`}</dd>
          </div>
        ))}
      {all > 0 ? (
        <div>
          <dt>{t`Other companies`}</dt>
          <dd>{t`${allowed} of ${all}`}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The answer that holds. */
function Current({ receipt, list }: { receipt: ConsentReceipt; list: ConsentList }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const locale = useDateLocale();
  const sentenceOf = useSentence(list);
  const { id, tcfv2Consent: code } = receipt;
  const blog = primaryBlog?.name;
  return (
    <Slip level={1} isBig title={sentenceOf(receipt)} detail={fullTime(receipt.answeredTs, locale)}>
      <Lines receipt={receipt} list={list} />
      <SlipFine>
        {blog ? (
          <Trans>
            Receipt <b>{id}</b>, kept with {blog}’s account.
          </Trans>
        ) : (
          <Trans>
            Receipt <b>{id}</b>, kept in this browser.
          </Trans>
        )}
      </SlipFine>
      {code ? (
        <details className={styles.code}>
          <summary>{t`The code that programs read`}</summary>
          <code>{code}</code>
        </details>
      ) : null}
      <SlipButtons>
        <ButtonLink href={paths.consent()}>{t`Change`}</ButtonLink>
        <Button data-screen-only onClick={() => window.print()}>{t`Print`}</Button>
      </SlipButtons>
    </Slip>
  );
}

/** Earlier answers, the newest first. */
function Earlier({ receipts, list }: { receipts: readonly ConsentReceipt[]; list: ConsentList }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const sentenceOf = useSentence(list);
  return (
    <SettingsCard title={t`What you said before`}>
      {receipts.length > 0 ? (
        <ol className={styles.past}>
          {receipts.map((receipt) => (
            <li key={receipt.id}>
              <b>{sentenceOf(receipt)}</b>
              <small>{fullTime(receipt.answeredTs, locale)}</small>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t`Nothing yet. Every answer stays here, with its date.`}</p>
      )}
    </SettingsCard>
  );
}

/** The answer that holds as a receipt, and the earlier ones. */
export default function ReceiptsPage() {
  const { t } = useLingui();
  const queries = [useQuery(receiptsQuery()), useQuery(vendorsQuery()), useQuery(consentQuery())] as const;
  const [{ data: receipts }, { data: list }, { data: consent }] = queries;
  const current = receipts?.find(({ id }) => id === consent?.receiptId);
  return (
    <TwoColumns aside={null}>
      <PageHead title={t`Your answers about privacy`} noIndex />
      {receipts && list && consent ? (
        <>
          {current ? (
            <Current receipt={current} list={list} />
          ) : (
            <EmptyState
              level={1}
              title={t`You have not answered yet`}
              action={<ButtonLink href={paths.consent()}>{t`See what it is about`}</ButtonLink>}
            >
              {t`Until you do, everything that would need your consent is off.`}
            </EmptyState>
          )}
          <Earlier receipts={receipts.filter((receipt) => receipt !== current)} list={list} />
        </>
      ) : queries.some(({ isError }) => isError) ? (
        <ErrorState
          title={t`Your answers could not be loaded`}
          retrying={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => queries.forEach(({ isError, refetch }) => void (isError && refetch()))}
        />
      ) : (
        <PostSkeleton />
      )}
    </TwoColumns>
  );
}
