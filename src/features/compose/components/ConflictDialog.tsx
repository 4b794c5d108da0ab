import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import type { Contents } from '../data/use-draft.ts';
import { toBlocks } from '../model/to-blocks.ts';
import { type FixedPart, NO_FIXED_PART } from '../model/types.ts';
import styles from './ConflictDialog.module.css';

type VersionProps = {
  title: string;
  /** Element id of the version's contents, unique on the page. */
  id: string;
  post: Pick<Post, 'content' | 'layout' | 'tags' | 'timestamp'>;
  children: ReactNode;
};

/** One version of the post, rendered as readers see it. */
function Version({ title, id, post, children }: VersionProps) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section className={styles.version} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too */}
      <div className={styles.text} tabIndex={0}>
        {post.content.length > 0 ? (
          <ContentBlocks
            content={post.content}
            layout={post.layout}
            id={id}
            postedAt={post.timestamp}
            whole
          />
        ) : (
          <p className={styles.empty}>{t`No text.`}</p>
        )}
        {post.tags.length > 0 ? (
          <p className={styles.tags}>{post.tags.map((tag) => `#${tag}`).join(' ')}</p>
        ) : null}
      </div>
      {children}
    </section>
  );
}

type ConflictDialogProps = {
  /** The contents of the form. */
  mine: Contents;
  fixed?: FixedPart;
  /** The post as it was saved elsewhere. */
  theirs: Post;
  /** Overwrites the saved post with the contents of the form. */
  onKeepMine: (theirs: Post) => void;
  onTakeTheirs: (theirs: Post) => void;
  /** Continues with the contents of the form; the next save overwrites this version. */
  onWriteOn: (theirs: Post) => void;
  onClose: () => void;
};

/**
 * Compares both versions of a post that was changed elsewhere while it was edited here. Nothing is saved or lost before
 * the member chooses.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, fixed = NO_FIXED_PART, theirs, onKeepMine, onTakeTheirs, onWriteOn, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={t`This post was changed elsewhere`}
      onClose={onClose}
      footer={
        <Button variant="quiet" onClick={() => onWriteOn(theirs)}>{t`Continue with my version`}</Button>
      }
    >
      <p className={styles.lead}>
        {t`This post was saved elsewhere while you were writing. Both versions are kept: choose one.`}
      </p>
      <div className={styles.versions}>
        <Version
          title={t`Your version`}
          id={`mine:${theirs.id}`}
          post={{ ...toBlocks(mine.doc, fixed), tags: mine.tags, timestamp: theirs.timestamp }}
        >
          <Button block onClick={() => onKeepMine(theirs)}>{t`Save my version`}</Button>
        </Version>
        <Version title={t`Saved version`} id={`theirs:${theirs.id}`} post={theirs}>
          <Button block onClick={() => onTakeTheirs(theirs)}>{t`Use this version`}</Button>
        </Version>
      </div>
    </Dialog>
  );
}
