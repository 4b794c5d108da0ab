import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishNow } from '#src/entities/post/data/use-publish-now.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { UnpublishedActions } from '#src/entities/post/parts/UnpublishedActions.tsx';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from './Desk.module.css';
import { ProcessingNotice } from './ProcessingNotice.tsx';
import { PublishError } from './PublishError.tsx';

const DeleteDialog = lazyLayer(() => import('#src/entities/post/parts/DeleteDialog.tsx'), 'DeleteDialog');

type DeskItemProps = {
  post: Post;
  /** The list that holds it. */
  place: 'drafts' | 'queue';
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
export function DeskItem({ post, place, head, onGone, isDragged, drop }: DeskItemProps) {
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
  const actions = (
    <UnpublishedActions
      post={post}
      onPublish={isWaiting ? undefined : publish}
      isPublishing={busy}
      onDelete={() => setDeleting(true)}
    />
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
      <PostCard post={post} place={isGone ? 'masonry' : place} footer={isGone ? undefined : actions} />
      {deleting ? <DeleteDialog post={post} onClose={() => setDeleting(false)} /> : null}
    </li>
  );
}
