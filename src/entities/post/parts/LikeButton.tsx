import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { setLiked } from '../data/like.ts';
import styles from './LikeButton.module.css';

/** Like button; its icon animates like a plucked string. For visitors it opens sign-up. */
export function LikeButton({ post }: { post: Post }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  // Only a press plays the animation; a like in the initial data does not.
  const [pressed, setPressed] = useState(false);
  const { liked } = post;
  const label = liked ? t`Unlike` : t`Like`;
  const press = (): void => {
    const { id, reblogKey, blogName, placementId } = post;
    const pending = { kind: 'like', post: { id, reblogKey, blogName, placementId } } as const;
    if (!mayAct('like', { pending, post })) return;
    setPressed(true);
    void setLiked(queryClient, post, !liked);
  };
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={liked}
      aria-label={t`Like`}
      title={label}
      data-plucked={pressed && liked ? '' : undefined}
      data-like=""
      onClick={press}
    >
      <span className={styles.heart} key={String(liked)}>
        <Icon name={liked ? 'heart-filled' : 'heart'} size={24} />
      </span>
    </button>
  );
}
