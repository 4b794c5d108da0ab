import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AutomaticRuleRequest } from '#generated/zod/automaticRuleRequest.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { ruleCheckQuery } from '../data/automatic-rules.ts';
import { dotsOf } from '../model/automatic-rule.ts';
import styles from './Rules.module.css';

/** Number of posts that are shown before the others are asked for. */
const FIRST_POST_COUNT = 2;

type LastWeekProps = { community: string; rule: AutomaticRuleRequest };

/** Shows what a rule would have held in the last week: a line a day, a dot a post, knots for what it would have held. */
export function LastWeek({ community, rule }: LastWeekProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch } = useQuery(ruleCheckQuery(community, rule));
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{t`The last week could not be loaded.`}</ErrorState>;
  if (!data) return <RowSkeleton />;
  const { days, heldCount, rightCount, posts } = data;
  const total = days.reduce((sum, { postCount }) => sum + postCount, 0);
  const shown = isWhole ? posts : posts.slice(0, FIRST_POST_COUNT);
  const others = posts.length - shown.length;
  return (
    <>
      <table className={styles.week}>
        <caption>
          <VisuallyHidden>{t`Last week, and what this rule would have let wait`}</VisuallyHidden>
        </caption>
        <tbody>
          {days.map((day) => (
            <tr key={day.dayTs}>
              <th scope="row">
                {dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(day.dayTs * 1000)}
              </th>
              <td>
                <div className={styles.line} aria-hidden="true">
                  {dotsOf(day).map((isHeld, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity.
                    <i key={index} className={isHeld ? styles.held : undefined} />
                  ))}
                </div>
                <VisuallyHidden>
                  <Plural value={day.postCount} one="# in all" other="# in all" />
                </VisuallyHidden>
              </td>
              <td>{day.heldCount > 0 ? day.heldCount : <VisuallyHidden>{t`none`}</VisuallyHidden>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>
        <b>
          <Trans>
            Last week it would have let {heldCount} of {total} wait.
          </Trans>
        </b>{' '}
        {heldCount > 0 ? (
          <Plural
            value={rightCount}
            one="You took # of them down or labelled it anyway."
            other="You took # of them down or labelled them anyway."
          />
        ) : null}
      </p>
      {shown.length > 0 ? (
        <ul className={styles.caught} aria-label={t`What it would have let wait`}>
          {shown.map((post) => (
            <li key={post.id}>
              <BlogAvatar blog={post.blog} size={28} />
              <span dir="auto">
                {post.summary || post.blogName}{' '}
                <small>{dateFormat(locale, { weekday: 'long' }).format(post.timestamp * 1000)}</small>
              </span>
              <AppLink
                to={paths.communityPost(community, post.id)}
                aria-label={t`Read: ${post.summary || post.blogName}`}
              >{t`Read`}</AppLink>
            </li>
          ))}
        </ul>
      ) : null}
      {others > 0 ? (
        <div className={styles.acts}>
          <Button variant="quiet" className={styles.tall} onClick={() => setWhole(true)}>
            <Plural value={others} one="Show the other one" other="Show the other #" />
          </Button>
        </div>
      ) : null}
    </>
  );
}
