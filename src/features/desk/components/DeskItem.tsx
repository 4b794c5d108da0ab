import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishNow } from '#src/entities/post/data/use-publish-now.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from './Desk.module.css';
import { ProcessingNotice } from './ProcessingNotice.tsx';
import { PublishError } from './PublishError.tsx';

const DeleteDialog = lazyLayer(() => import('#src/entities/post/parts/DeleteDialog.tsx'), 'DeleteDialog');

type DeskItemProps = {
  post: Post;
  /** Rendered above the card: the publishing time and the move buttons. */
  head?: ReactNode;
  /** Called when the post is deleted, or no longer belongs to this list. */
  onGone: () => void;
  isDragged?: boolean;
  /** Drop position of a dragged post relative to this one. */
  drop?: 'before' | 'after' | undefined;
};

/** Moves the focus to the neighbouring post after this one has left the list. */
function focusNeighbour(item: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !item.contains(activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
}

/** An unpublished post with its actions. */
export function DeskItem({ post, head, onGone, isDragged, drop }: DeskItemProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const { publish, busy } = usePublishNow(post);
  const [deleting, setDeleting] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const isGone = useCurrentPost(post)?.state !== post.state;
  const leave = useEffectEvent(() => {
    if (item.current) focusNeighbour(item.current);
    onGone();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const isWaiting = post.state === 'transcoding';
  const about = post.summary || t`this post`;

  const actions = (
    <footer className={styles.actions}>
      {isWaiting ? null : (
        <Button
          size="small"
          loading={busy}
          aria-label={t`Publish now: ${about}`}
          data-main=""
          onClick={publish}
        >
          {t`Publish now`}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        icon="pencil"
        aria-label={t`Edit: ${about}`}
        onClick={() => openLayer(paths.editPost(post.blogName, post.id), 'modal')}
      >
        {t`Edit`}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="trash"
        className={styles.delete}
        aria-label={t`Delete: ${about}`}
        onClick={() => setDeleting(true)}
      >
        {t`Delete`}
      </Button>
    </footer>
  );

  return (
    <li
      ref={item}
      className={styles.item}
      data-item={post.id}
      data-drop={drop}
      data-dragged={isDragged ? '' : undefined}
    >
      {isGone ? null : head}
      {isGone || !post.publishFault ? null : <PublishError>{post.publishFault}</PublishError>}
      {isGone || !isWaiting ? null : <ProcessingNotice post={post} />}
      <PostCard post={post} clamped footer={isGone ? undefined : actions} />
      {deleting ? <DeleteDialog post={post} onClose={() => setDeleting(false)} /> : null}
    </li>
  );
}
