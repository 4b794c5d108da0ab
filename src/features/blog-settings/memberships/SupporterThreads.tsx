import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { IncomeMonth } from '#generated/zod/incomeMonth.zod.ts';
import type { Supporter } from '#generated/zod/supporter.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { paths } from '#src/paths/paths.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { latestSupportersQuery } from './data.ts';
import { knittedPlans } from './knitting.ts';
import styles from './SupporterThreads.module.css';
import { SupporterTime } from './SupporterWords.tsx';
import { supporterThread } from './supporter-threads.ts';

const AVATAR_PX = 36;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

type ThreadProps = { supporter: Supporter; months: readonly IncomeMonth[]; place: number };

/** A supporter's time as a thread below the months of the chart; who left ends in a curl. */
function Thread({ supporter, months, place }: ThreadProps) {
  const { blog, total, message } = supporter;
  const { begin, end, state, wordsBefore } = supporterThread(supporter, months);
  return (
    <li
      data-state={state}
      data-plan={place}
      data-words={wordsBefore ? 'before' : 'after'}
      style={{ '--begin': percent(begin), '--rest': percent(1 - end) } as CSSProperties}
    >
      <span className={styles.bead}>
        <BlogAvatarLink blog={blog} size={AVATAR_PX} />
      </span>
      <div className={styles.words}>
        <BlogName name={blog.name} />
        <b>{total.formatted}</b>
        <small>
          <SupporterTime supporter={supporter} />
        </small>
        {message ? <q dir="auto">{message}</q> : null}
      </div>
      {state === 'gone' ? (
        <svg className={styles.curl} viewBox="0 0 40 36" aria-hidden="true">
          <path d="M0 1h8c10 0 12 12 5 12s-4-12 6-12 9 8 18 5" />
        </svg>
      ) : null}
    </li>
  );
}

/** The latest supporters of a blog as threads below the chart of its months, who came first on top. */
export function SupporterThreads({ blog, months }: { blog: string; months: readonly IncomeMonth[] }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(latestSupportersQuery(blog));
  if (error && !data) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  const supporters = data?.response.supporters ?? [];
  if (supporters.length === 0) return null;
  const planIds = knittedPlans(months).map(({ id }) => id);
  return (
    <section className={styles.supporters} aria-label={t`Latest supporters`}>
      <h3>
        <Trans>Latest supporters</Trans>
      </h3>
      <ol className={styles.threads}>
        {supporters.toReversed().map((supporter) => (
          <Thread
            key={supporter.id}
            supporter={supporter}
            months={months}
            place={Math.max(0, planIds.indexOf(supporter.plan.id))}
          />
        ))}
      </ol>
      <Link className={styles.all} href={paths.supporters(blog)}>
        <Trans>All supporters, and those who stopped</Trans>
      </Link>
    </section>
  );
}
