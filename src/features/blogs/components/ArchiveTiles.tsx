import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useRef, useState } from 'react';
import type { ArchivePost } from '#generated/zod/archivePost.zod.ts';
import type { ListArchive200 } from '#generated/zod/listArchive200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { groupBy } from '#src/shared/lib/lists/group-by.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { formatDuration } from '#src/shared/lib/text/duration.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { archiveQuery } from '../data/archive.ts';
import { type ArchiveFilter, archivePath } from '../model/archive-filter.ts';
import styles from './Archive.module.css';

const ReadingWall = lazyPart(() => import('#src/platform/login-wall/ReadingWall.tsx'), 'ReadingWall', {
  isPrefetched: false,
});

const tilesOf = ({ response }: ListArchive200) => response.posts;
const keyOf = ({ postId }: ArchivePost): string => postId;

/** Number of posts from which a month shows its most noted one in four cells. */
const MIN_POSTS_FOR_LARGE_CELL = 4;

const KIND_ICONS: Partial<Record<ArchivePost['type'], IconName>> = { video: 'play', audio: 'audio' };

function Tile({ post, isLarge }: { post: ArchivePost; isLarge: boolean }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const day = dateFormat(dateLocale, { day: 'numeric', month: 'short' }).format(post.timestamp * 1000);
  const [picture] = post.isNsfw ? [] : (post.media ?? []);
  const icon = KIND_ICONS[post.type];
  return (
    <Link href={paths.post(post.blogName, post.postId)} className={styles.tile}>
      {picture ? (
        <img
          src={picture.url}
          srcSet={srcSetOf(post.media ?? [])}
          sizes={isLarge ? '330px' : '165px'}
          alt={post.altText || post.summary}
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <span className={styles.words}>{post.summary || '…'}</span>
      )}
      {icon ? (
        <span className={styles.kind}>
          <Icon name={icon} size={14} />
          {post.duration ? formatDuration(post.duration) : null}
        </span>
      ) : null}
      {post.isForSupporters ? (
        <span className={styles.supporters}>
          <Icon name="lock" size={14} />
          <VisuallyHidden>{t`for supporters`}</VisuallyHidden>
        </span>
      ) : null}
      <span className={styles.facts}>
        <time dateTime={new Date(post.timestamp * 1000).toISOString()}>{day}</time>
        <span>
          <Plural value={post.noteCount} one="# note" other="# notes" />
        </span>
      </span>
    </Link>
  );
}

type MonthProps = {
  name: string;
  blogName: string;
  posts: readonly ArchivePost[];
  /** Position of the month's first post in the archive. */
  first: number;
};

/** Renders the posts of a month as square cells; the most noted one takes four of them. */
function Month({ name, blogName, posts, first }: MonthProps) {
  const { t } = useLingui();
  const most = Math.max(...posts.map(({ noteCount }) => noteCount));
  const large =
    posts.length < MIN_POSTS_FOR_LARGE_CELL || most === 0
      ? undefined
      : posts.find(({ noteCount }) => noteCount === most);
  return (
    <section className={styles.part} aria-label={name}>
      <h2 className={styles.partName}>{name}</h2>
      <ul className={styles.tiles} aria-label={t`Posts by ${blogName}`}>
        {posts.map((post, index) => (
          <li key={post.postId} data-index={first + index} data-large={post === large || undefined}>
            <Tile post={post} isLarge={post === large} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the months without posts between two posts as one line; nothing for neighbouring months. */
function QuietMonths({ after, before }: { after: ArchivePost; before: ArchivePost }) {
  const dateLocale = useDateLocale();
  const [newer, older] = [new Date(after.timestamp * 1000), new Date(before.timestamp * 1000)];
  const first = new Date(older.getFullYear(), older.getMonth() + 1, 1);
  const last = new Date(newer.getFullYear(), newer.getMonth() - 1, 1);
  if (first > last) return null;
  const months = dateFormat(dateLocale, { month: 'long', year: 'numeric' });
  const span = months.formatRange(first, last);
  return (
    <p className={styles.quiet}>
      <Trans>{span}: no posts</Trans>
    </p>
  );
}

/** Number of tiles in which the archive goes on behind the login wall: a row of a wide page. */
const PEEK_COUNT = 6;

/**
 * The tops of the tiles that the login wall in the archive stands before, fading out. They are a picture and nothing to
 * act on or to read aloud: the tiles follow when the visitor reads on.
 */
export function ArchivePeek({ posts }: { posts: readonly ArchivePost[] }) {
  if (posts.length === 0) return null;
  return (
    <div className={cx(styles.parts, styles.peek)} aria-hidden="true" inert>
      <ul className={styles.tiles}>
        {posts.slice(0, PEEK_COUNT).map((post) => (
          <li key={post.postId}>
            <Tile post={post} isLarge={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the posts of an archive as tiles, grouped by month. */
export function ArchiveTiles({ blogName, choice }: { blogName: string; choice: ArchiveFilter }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const months = dateFormat(dateLocale, { month: 'long', year: 'numeric' });
  const monthOf = ({ timestamp }: ArchivePost): string => months.format(timestamp * 1000);
  const isWhole = Object.keys(choice).length === 0;
  const waiting = <Spinner label={t`Loading`} />;
  const list = usePagedList(archiveQuery(blogName, choice), tilesOf, keyOf);
  const { isLoggedIn, features } = useViewer();
  const isWatched = useHydrated() && !isLoggedIn && features.includes('loginWall');
  const box = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<number>();
  const isCut = cut !== undefined && !isLoggedIn;
  return (
    <div ref={box}>
      <EndlessList
        list={isCut ? { ...list, items: list.items?.slice(0, cut), hasMore: false } : list}
        skeleton={waiting}
        moreSkeleton={waiting}
        errorText={t`The archive could not be loaded.`}
        empty={
          isWhole ? (
            <EmptyState art="cat" title={t`${blogName} has not posted yet`} />
          ) : (
            <EmptyState
              title={t`No posts found`}
              action={
                <ButtonLink href={archivePath(blogName, {})} variant="primary">
                  <Trans>The whole archive</Trans>
                </ButtonLink>
              }
            >
              <Trans>{blogName} has no posts that match your choice.</Trans>
            </EmptyState>
          )
        }
      >
        {(posts) => (
          <div className={styles.parts}>
            {[...groupBy(posts, monthOf)].map(([month, ofMonth], index, all) => {
              const [above, [first]] = [all[index - 1]?.[1].at(-1), ofMonth];
              const position = all.slice(0, index).reduce((sum, [, { length }]) => sum + length, 0);
              return (
                <Fragment key={month}>
                  {isWhole && above && first ? <QuietMonths after={above} before={first} /> : null}
                  <Month name={month} blogName={blogName} posts={ofMonth} first={position} />
                </Fragment>
              );
            })}
          </div>
        )}
      </EndlessList>
      {isCut && isWatched ? <ArchivePeek posts={list.items?.slice(cut) ?? []} /> : null}
      {isWatched && list.items ? (
        <ReadingWall list={box} count={list.items.length} hasMore={list.hasMore} onCut={setCut} />
      ) : null}
    </div>
  );
}
