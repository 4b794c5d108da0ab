import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ArchivePost } from '#generated/zod/archivePost.zod.ts';
import type { ListArchive200 } from '#generated/zod/listArchive200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { groupBy } from '#src/shared/lib/lists/group-by.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import { archiveQuery } from '../data/archive.ts';
import { type ArchiveFilter, archivePath } from '../model/archive-filter.ts';
import styles from './Archive.module.css';

const tilesOf = ({ response }: ListArchive200) => response.posts;
const keyOf = ({ postId }: ArchivePost): string => postId;

function Tile({ post }: { post: ArchivePost }) {
  const { i18n } = useLingui();
  const day = dateFormat(i18n.locale, { day: 'numeric', month: 'short' }).format(post.timestamp * 1000);
  const [picture] = post.isNsfw ? [] : (post.media ?? []);
  return (
    <Link href={paths.post(post.blogName, post.postId)} className={styles.tile}>
      {picture ? (
        <img
          src={picture.url}
          srcSet={srcSetOf(post.media ?? [])}
          sizes="180px"
          alt={post.altText ?? post.summary}
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <span className={styles.words}>{post.summary || '…'}</span>
      )}
      <span className={styles.facts}>
        <time dateTime={new Date(post.timestamp * 1000).toISOString()}>{day}</time>
        <span>
          <Plural value={post.noteCount} one="# note" other="# notes" />
        </span>
      </span>
    </Link>
  );
}

/** Renders the posts of an archive as tiles, grouped by month. */
export function ArchiveTiles({ blogName, choice }: { blogName: string; choice: ArchiveFilter }) {
  const { t, i18n } = useLingui();
  const months = dateFormat(i18n.locale, { month: 'long', year: 'numeric' });
  const monthOf = ({ timestamp }: ArchivePost): string => months.format(timestamp * 1000);
  const isWhole = Object.keys(choice).length === 0;
  const waiting = <Spinner label={t`Loading`} />;
  return (
    <EndlessList
      list={usePagedList(archiveQuery(blogName, choice), tilesOf, keyOf)}
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
          {[...groupBy(posts, monthOf)].map(([month, ofMonth]) => (
            <section key={month} className={styles.part} aria-label={month}>
              <h2 className={styles.partName}>{month}</h2>
              <ul className={styles.tiles} aria-label={t`Posts by ${blogName}`}>
                {ofMonth.map((post) => (
                  <li key={post.postId}>
                    <Tile post={post} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </EndlessList>
  );
}
