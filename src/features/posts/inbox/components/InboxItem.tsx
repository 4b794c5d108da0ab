import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishNow } from '#src/features/posts/desk/data/use-publish-now.ts';
import { PostCard } from '#src/features/posts/render/PostCard.tsx';
import { usePostNow } from '#src/shared/api/read/post-overlay.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from './Inbox.module.css';

const DeleteDialog = lazyLayer(
  () => import('#src/features/posts/render/parts/DeleteDialog.tsx'),
  'DeleteDialog',
);

const BlockAskerDialog = lazyLayer(() => import('./BlockAskerDialog.tsx'), 'BlockAskerDialog');

type InboxItemProps = {
  post: Post;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Called when it waits no longer. */
  onGone: () => void;
};

/** An ask or a submission, with what can be done about it (spec 000 §6). */
export function InboxItem({ post, chosen, onChoose, onGone }: InboxItemProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const { publish, busy } = usePublishNow(post);
  const [deleting, setDeleting] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const isGone = usePostNow(post)?.state !== post.state;
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const about = post.summary || t`this post`;
  const edit = (): void => openLayer(paths.editPost(post.blogName, post.id), 'modal');
  const isAsk = post.state === 'ask';
  const { blogName } = post;

  return (
    <li className={styles.item}>
      {isGone ? null : (
        <div className={styles.itemHead}>
          <Checkbox
            label={isAsk ? t`Asked ${blogName}` : t`Submitted to ${blogName}`}
            aria-label={t`Choose: ${about}`}
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </div>
      )}
      <PostCard post={post} clamped />
      {isGone ? null : (
        <div className={styles.actions}>
          {isAsk ? (
            <Button
              size="small"
              variant="primary"
              icon="reply"
              aria-label={t`Answer: ${about}`}
              onClick={edit}
            >
              {t`Answer`}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                variant="primary"
                loading={busy}
                aria-label={t`Publish now: ${about}`}
                onClick={publish}
              >
                {t`Publish now`}
              </Button>
              <Button size="small" icon="pencil" aria-label={t`Edit or queue: ${about}`} onClick={edit}>
                {t`Edit or queue`}
              </Button>
            </>
          )}
          {isAsk ? (
            <Button
              size="small"
              variant="quiet"
              icon="mute"
              aria-label={t`Block who asked: ${about}`}
              onClick={() => setBlocking(true)}
            >
              {t`Block`}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon="trash"
            aria-label={t`Delete: ${about}`}
            onClick={() => setDeleting(true)}
          >
            {t`Delete`}
          </Button>
        </div>
      )}
      {blocking ? <BlockAskerDialog post={post} onClose={() => setBlocking(false)} /> : null}
      {deleting ? <DeleteDialog post={post} onClose={() => setDeleting(false)} /> : null}
    </li>
  );
}
