import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { mediaOfThumb, Thumb } from '#src/entities/elements/Thumb.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { type Brings, beadsOf } from '../model/invitation-beads.ts';
import styles from './BringsList.module.css';

type BringsListProps = {
  brings: Brings;
  left: ReadonlySet<string>;
  /** Undefined while nothing of it is followed, because only the collection is. */
  onChange: ((key: string) => void) | undefined;
};

/** Blogs and tags that joining follows, each with a tick; the viewer is the last bead of their thread. */
export function BringsList({ brings, left, onChange }: BringsListProps) {
  const { t } = useLingui();
  const { isLoggedIn, primaryBlog } = useViewer();
  const { blogs, tags } = brings;
  const beads = beadsOf(brings);
  if (beads.length === 0) return null;
  return (
    <section className={styles.brings} aria-labelledby="it-brings">
      <h2 id="it-brings">
        {blogs.length === 0 ? (
          <Trans>
            It brings <Plural value={tags.length} one="# tag" other="# tags" />
          </Trans>
        ) : tags.length === 0 ? (
          <Trans>
            It brings <Plural value={blogs.length} one="# blog" other="# blogs" />
          </Trans>
        ) : (
          <Trans>
            It brings <Plural value={blogs.length} one="# blog" other="# blogs" /> and{' '}
            <Plural value={tags.length} one="# tag" other="# tags" />
          </Trans>
        )}
      </h2>
      <p>
        {onChange ? (
          <Trans>Joining follows what is ticked, so your first page is full. Untick any.</Trans>
        ) : (
          <Trans>Only the collection is followed, none of these.</Trans>
        )}
      </p>
      <ul>
        {beads.map(({ key, name, blog, photo, postsPerWeek }) => (
          <li key={key} data-left={left.has(key) || undefined}>
            {blog ? <BlogAvatar blog={blog} size={48} /> : <span className={styles.tag}>#</span>}
            <span className={styles.name}>
              <b translate="no">{name}</b>
              {postsPerWeek === undefined ? (
                <small dir="auto">{blog?.title}</small>
              ) : (
                <small>
                  <Plural value={postsPerWeek} one="# post a week" other="# posts a week" />
                </small>
              )}
            </span>
            {photo && mediaOfThumb(photo) ? (
              <Thumb media={mediaOfThumb(photo)} sizes="64px" alt={photo.altText} className={styles.photo} />
            ) : null}
            {blog?.followed ? (
              <small className={styles.have}>{t`You follow`}</small>
            ) : (
              <input
                type="checkbox"
                aria-label={t`Follow ${name}`}
                checked={onChange !== undefined && !left.has(key)}
                disabled={onChange === undefined}
                onChange={() => onChange?.(key)}
              />
            )}
          </li>
        ))}
        <li className={styles.you}>
          {primaryBlog ? <BlogAvatar blog={primaryBlog} size={48} /> : <span className={styles.empty} />}
          <span className={styles.name}>
            <b>{t`You`}</b>
            <small>
              {isLoggedIn
                ? t`at the end of the thread, until somebody comes after you`
                : t`as soon as there is an address`}
            </small>
          </span>
        </li>
      </ul>
    </section>
  );
}
