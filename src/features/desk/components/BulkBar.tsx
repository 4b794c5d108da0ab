import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { limits } from '#generated/limits.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import type { BulkChange, useBulk } from '../data/bulk.ts';
import styles from './Bulk.module.css';

// Preloaded where possible; when loading fails, only the dialog is missing, not the page.
const BulkConfirm = lazyPart(() => import('./BulkConfirm.tsx'), 'BulkConfirm');
const BulkMove = lazyPart(() => import('./BulkMove.tsx'), 'BulkMove');
const BulkTags = lazyPart(() => import('./BulkTags.tsx'), 'BulkTags');

type OpenDialog = 'tags' | 'blog' | Pick<BulkChange, 'action' | 'state'>;

type BulkBarProps = {
  blog: Blog;
  /** The selected posts. */
  posts: readonly Post[];
  bulk: ReturnType<typeof useBulk>;
  onClear: () => void;
};

function useStateOptions() {
  const { t } = useLingui();
  return [
    { state: 'published' as const, label: t`Publish now`, icon: 'check' as const },
    { state: 'queue' as const, label: t`Add to the queue`, icon: 'clock' as const },
    { state: 'draft' as const, label: t`Turn into drafts`, icon: 'pencil' as const },
    { state: 'private' as const, label: t`Make private`, icon: 'lock' as const },
  ];
}

/** Returns the blogs that posts can be moved to: the member must be an admin of both. */
function useTargetBlogs({ name, admin }: Blog): readonly Blog[] {
  const { blogs } = useViewer();
  return admin ? blogs.filter((other) => other.admin && other.name !== name) : [];
}

/** Status of the last change, with its undo button. */
function LastChange({ bulk }: { bulk: BulkBarProps['bulk'] }) {
  const { t } = useLingui();
  const { changed, isBack, busy, takeBack, putAway } = bulk;
  if (!changed) return null;
  const { token, movedTo } = changed;
  return (
    <>
      <p className={styles.count} role="status">
        <Icon name="check" size={20} />
        {isBack ? (
          <Plural
            value={changed.count}
            one="The change of # post was undone"
            other="The change of # posts was undone"
          />
        ) : changed.deleted.length > 0 ? (
          <Plural value={changed.count} one="# post deleted" other="# posts deleted" />
        ) : movedTo ? (
          <Plural
            value={changed.count}
            one={`# post moved to ${movedTo}`}
            other={`# posts moved to ${movedTo}`}
          />
        ) : (
          <Plural value={changed.count} one="# post changed" other="# posts changed" />
        )}
      </p>
      <div className={styles.actions}>
        {token === undefined ? null : (
          <Button size="small" variant="primary" loading={busy} onClick={() => void takeBack(token)}>
            {t`Undo`}
          </Button>
        )}
        <IconButton icon="close" size="small" label={t`Dismiss`} onClick={putAway} />
      </div>
    </>
  );
}

/** Bar of bulk actions for the selected posts, sticky below the list. */
export function BulkBar({ blog, posts, bulk, onClear }: BulkBarProps) {
  const { t } = useLingui();
  const states = useStateOptions();
  const targets = useTargetBlogs(blog);
  const [asking, setAsking] = useState<OpenDialog>();
  const isTooMany = posts.length > limits.bulkPosts;
  const most = limits.bulkPosts;
  const [{ state: current = '' } = {}] = posts;
  const dialog = { blog, posts, bulk, onClose: () => setAsking(undefined), onDone: onClear };
  if (posts.length === 0 && !bulk.changed) return null;
  return (
    <>
      <fieldset className={styles.bar} aria-label={t`Chosen posts`}>
        {posts.length === 0 ? (
          <LastChange bulk={bulk} />
        ) : (
          <>
            <p className={styles.count} role="status">
              <IconButton icon="close" size="small" label={t`Choose none`} onClick={onClear} />
              <Plural value={posts.length} one="# chosen" other="# chosen" />
            </p>
            {isTooMany ? (
              <p className={styles.tooMany}>{t`You can choose at most ${most} at once.`}</p>
            ) : (
              <div className={styles.actions}>
                <Button size="small" icon="tag" onClick={() => setAsking('tags')}>{t`Tags`}</Button>
                <Menu
                  label={t`Move`}
                  placement="top end"
                  items={[
                    ...states
                      .filter(({ state }) => (state === 'queue' ? 'queued' : state) !== current)
                      .map(({ state, ...item }) => ({
                        ...item,
                        id: state as string,
                        onAction: () => setAsking({ action: 'set_state', state }),
                      })),
                    ...(targets.length > 0
                      ? [
                          {
                            id: 'blog',
                            label: t`To another blog…`,
                            icon: 'home' as const,
                            onAction: () => setAsking('blog'),
                          },
                        ]
                      : []),
                  ]}
                  trigger={(props) => (
                    <Button size="small" icon="shuffle" {...props}>
                      {t`Move`}
                    </Button>
                  )}
                />
                <Button size="small" icon="trash" onClick={() => setAsking({ action: 'delete' })}>
                  {t`Delete`}
                </Button>
              </div>
            )}
          </>
        )}
      </fieldset>
      {asking === 'tags' ? <BulkTags {...dialog} /> : null}
      {asking === 'blog' ? <BulkMove {...dialog} targets={targets} /> : null}
      {typeof asking === 'object' ? <BulkConfirm {...dialog} change={asking} /> : null}
    </>
  );
}
