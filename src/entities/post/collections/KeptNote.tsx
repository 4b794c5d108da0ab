import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './KeptNote.module.css';
import { useTakeOut } from './take-out.ts';

type KeptNoteProps = {
  post: Post;
  /** True where the note stands beside the card when there is room. */
  isBeside: boolean;
  /** Id of the collection, for who may change its posts. */
  editableId?: string | undefined;
};

type GapProps = {
  /** Posts that are gone. */
  postIds: readonly string[] | undefined;
  /** Id of the collection, for who may take them out. */
  editableId: string | undefined;
};

/** Says how many posts before this one its keepers cannot see any more, and takes them out; nobody else is told. */
export function Gap({ postIds = [], editableId }: GapProps) {
  const { t } = useLingui();
  const { takeOut, busy } = useTakeOut();
  const count = postIds.length;
  if (count === 0) return null;
  return (
    <div className={styles.gap}>
      <p>
        {t`${plural(count, {
          one: '# post here was deleted or turned private. Only keepers see the gap.',
          other: '# posts here were deleted or turned private. Only keepers see the gap.',
        })}`}
      </p>
      {editableId === undefined ? null : (
        <Button size="small" variant="quiet" loading={busy} onClick={() => takeOut(editableId, postIds)}>
          {t`${plural(count, { one: 'Take it out', other: 'Take them out' })}`}
        </Button>
      )}
    </div>
  );
}

/** The note that somebody put on a post of a collection, and the gap before it. */
export function KeptNote({ post: { collectionItem: item }, isBeside, editableId }: KeptNoteProps) {
  const { t } = useLingui();
  if (!item) return null;
  const { note, keptBy, keptTs, missingBefore } = item;
  return (
    <>
      <Gap postIds={missingBefore} editableId={editableId} />
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
