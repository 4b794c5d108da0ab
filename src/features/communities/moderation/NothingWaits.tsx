import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './NothingWaits.module.css';
import { decidedQuery } from './queue-data.ts';
import type { QueueType } from './queue-types.ts';
import { queueFigures, type WeekFigures } from './week-figures.ts';

const HOUR_SECONDS = 3600;

/** Says within which time half of the decisions of a week were made. */
function HalfOfThem({ seconds }: { seconds: number }) {
  return seconds < 2 * HOUR_SECONDS ? (
    <Plural
      value={Math.max(1, Math.round(seconds / 60))}
      one="Half of them came within a minute."
      other="Half of them came within # minutes."
    />
  ) : (
    <Plural
      value={Math.round(seconds / HOUR_SECONDS)}
      one="Half of them came within an hour."
      other="Half of them came within # hours."
    />
  );
}

/** Renders who decided how much in the last seven days. */
function ThisWeek({ count, isMore, people }: WeekFigures) {
  if (people.length === 0) return null;
  return (
    <section className={styles.week}>
      <h3>
        {isMore ? (
          <Plural
            value={count}
            one="This week, at least one decision"
            other="This week, at least # decisions"
          />
        ) : (
          <Plural value={count} one="This week, one decision" other="This week, # decisions" />
        )}
      </h3>
      <ul>
        {people.map(({ blog, count: own }) => (
          <li key={blog.uuid}>
            <BlogAvatar blog={blog} size={40} />
            <span>
              <b translate="no">{blog.name}</b> <small>{own}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Plural value={people.length} one="Thank you." _2="Thank you, both." other="Thank you, all #." />
      </p>
    </section>
  );
}

/** Says when the last decision was made and by whom, and how many there were this week. */
function LastDecisions({ community }: { community: string }) {
  const { data } = useQuery(decidedQuery(community));
  const now = useNow();
  if (!data) return null;
  const { last, week } = queueFigures(data.items, now, data.isWhole);
  if (!last) return null;
  const by = last.decidedBy?.name;
  const { count } = week;
  return (
    <>
      <p>
        {by ? (
          <Trans>
            The last decision was <bdi translate="no">{by}</bdi>’s,{' '}
            <RelativeTime timestamp={last.decidedTs} />.
          </Trans>
        ) : (
          <Trans>
            The last decision was that of a rule, <RelativeTime timestamp={last.decidedTs} />.
          </Trans>
        )}{' '}
        {count === 0 ? null : week.isMore ? (
          <Plural
            value={count}
            one="This week there was at least one."
            other="This week there were at least #."
          />
        ) : (
          <Plural value={count} one="This week there was one." other="This week there were #." />
        )}{' '}
        {week.medianSeconds === undefined ? null : <HalfOfThem seconds={week.medianSeconds} />}
      </p>
      <ThisWeek {...week} />
    </>
  );
}

/** Renders the empty queue: a darned hole. */
export function NothingWaits({ community, type }: { community: Community; type: QueueType }) {
  const { t } = useLingui();
  return (
    <section className={styles.nothing}>
      <svg viewBox="0 0 260 130" aria-hidden="true">
        <path strokeDasharray="7 9" d="M130 8c42 0 68 22 68 55s-26 56-68 56-68-24-68-56 26-55 68-55Z" />
        <path className={styles.warp} d="M90 36v54M106 28v70M122 24v78M138 24v78M154 28v70M170 36v54" />
        <path
          strokeWidth="7"
          d="M82 46h8m16 0h16m16 0h16m16 0h8M98 62h8m16 0h16m16 0h16M82 78h8m16 0h16m16 0h16m16 0h8"
        />
        <path d="M178 78c30 6 42 34 24 36s-12-34 54-10" />
      </svg>
      <h2>{t`Nothing waits`}</h2>
      <p>
        {type === 'all' ? (
          <Trans>Everything that was reported, held or asked for is settled.</Trans>
        ) : (
          <Trans>Nothing of this kind. The other parts of the queue may have something.</Trans>
        )}
      </p>
      {type === 'all' ? <LastDecisions community={community.name} /> : null}
      {type === 'all' ? (
        <ButtonLink href={paths.community(community.name)}>{t`Go to the community`}</ButtonLink>
      ) : (
        <ButtonLink href={paths.moderationQueue(community.name)}>{t`Show everything`}</ButtonLink>
      )}
    </section>
  );
}
