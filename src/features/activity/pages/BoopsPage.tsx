import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { getListBoopsInfiniteQueryOptions } from '#generated/hooks/boops/boops.ts';
import type { Boop } from '#generated/zod/boop.zod.ts';
import type { ListBoops200 } from '#generated/zod/listBoops200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { BoopRow } from '../components/BoopRow.tsx';
import styles from './ActivityPage.module.css';

const boopsOf = ({ response }: ListBoops200): Boop[] => response.boops;
const keyOf = ({ id }: Boop): string => id;

/** Returns the ids of the latest boop of each blog: the ones that can be returned. */
function answerable(boops: readonly Boop[] = []): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { id, from } of boops) if (!last.has(from.uuid)) last.set(from.uuid, id);
  return new Set(last.values());
}

function Nothing({ takesPart, isSent }: { takesPart: boolean; isSent: boolean }) {
  const { t } = useLingui();
  if (!takesPart)
    return (
      <EmptyState
        title={t`Boops are off`}
        action={<ButtonLink href={paths.labs()} variant="primary">{t`View the labs`}</ButtonLink>}
      >
        {t`Turn them on in the labs to boop other blogs that use them, and to be booped.`}
      </EmptyState>
    );
  return (
    <EmptyState title={isSent ? t`You have not booped anybody yet` : t`Nobody booped you yet`}>
      {t`Blogs with boops switched on have a boop button on their page.`}
    </EmptyState>
  );
}

/** Lists the boops that the member's blogs received or sent. */
export default function BoopsPage() {
  const { t } = useLingui();
  const isSent = new URLSearchParams(useLocation().search).get('direction') === 'sent';
  const direction = isSent ? 'sent' : 'received';
  const list = usePagedList(
    getListBoopsInfiniteQueryOptions({ direction }, { query: paging }),
    boopsOf,
    keyOf,
  );
  const counts = list.pages?.[0]?.response.counts;
  const { sent, received } = counts ?? {};
  const last = answerable(list.items);
  return (
    <>
      <PageHead title={t`Boops`} noIndex />
      <div className={styles.column}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t`Boops`}</h1>
          {counts ? (
            <p className={styles.given}>
              <Trans>
                {received} received, {sent} given
              </Trans>
            </p>
          ) : null}
        </header>
        <TabNav
          label={t`Which boops`}
          items={[
            { href: paths.boops(), label: t`Received`, current: !isSent },
            { href: paths.boops('sent'), label: t`Given`, current: isSent },
          ]}
        />
        <EndlessRows
          key={direction}
          list={list}
          keyOf={keyOf}
          label={isSent ? t`Boops given` : t`Boops received`}
          errorText={t`The boops could not be loaded.`}
          empty={<Nothing takesPart={counts?.canBoop ?? true} isSent={isSent} />}
          row={(boop) => (
            <BoopRow
              boop={boop}
              isSent={isSent}
              canAnswer={!isSent && counts?.canBoop === true && last.has(boop.id)}
            />
          )}
        />
      </div>
    </>
  );
}
