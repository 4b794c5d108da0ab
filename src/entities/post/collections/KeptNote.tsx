import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import styles from './KeptNote.module.css';

type KeptNoteProps = {
  post: Post;
  /** True where the note stands beside the card when there is room. */
  isBeside: boolean;
};

/** Says how many posts before this one its keepers cannot see any more; nobody else is told. */
export function Gap({ count }: { count: number | undefined }) {
  const { t } = useLingui();
  if (!count) return null;
  return (
    <p className={styles.gap}>
      {t`${plural(count, {
        one: '# post here was deleted or turned private. Only keepers see the gap.',
        other: '# posts here were deleted or turned private. Only keepers see the gap.',
      })}`}
    </p>
  );
}

/** The note that somebody put on a post of a collection, and the gap before it. */
export function KeptNote({ post: { collectionItem: item }, isBeside }: KeptNoteProps) {
  const { t } = useLingui();
  if (!item) return null;
  const { note, keptBy, keptTs, missingBefore } = item;
  return (
    <>
      <Gap count={missingBefore} />
      {note && keptBy ? (
        // Children of a feed are articles.
        <article aria-label={t`Note by ${keptBy.name}`} className={isBeside ? styles.beside : styles.above}>
          <blockquote className={styles.note}>
            <BlogAvatarLink blog={keptBy} size={32} />
            <cite>
              <BlogName name={keptBy.name} /> <RelativeTime timestamp={keptTs} />
            </cite>
            <p dir="auto">{note}</p>
          </blockquote>
        </article>
      ) : null}
    </>
  );
}
