import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from './PostFooter.module.css';
import { useCountLabel } from './use-count-label.ts';

const QuickReblog = lazyLayer(() => import('./QuickReblog.tsx'), 'QuickReblog');

/**
 * Links to the reblog form and shows whether the member has reblogged the post. With Alt it reblogs at once, with Alt
 * and Shift it queues; a long press asks for the blog.
 */
export function ReblogLink({ post }: { post: Post }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  const [choosing, setChoosing] = useState(false);
  const label = post.rebloggedByYou ? t`Reblog again (you reblogged this)` : t`Reblog`;
  const name = useCountLabel(label, post.reblogCount);
  const form = paths.reblogPost(post.blogName, post.id, post.reblogKey);
  const reblogNow = async (state: 'published' | 'queue'): Promise<void> => {
    const { reblogWithSavedChoice } = await import('../data/quick-reblog.ts');
    if (!reblogWithSavedChoice(queryClient, post, state)) setChoosing(true);
  };
  const press = (event: MouseEvent): void => {
    const isAllowed = mayAct('reblog', { redirectTo: form, post });
    if (isAllowed && !event.altKey) return;
    event.preventDefault();
    if (isAllowed) void reblogNow(event.shiftKey ? 'queue' : 'published');
  };
  const hold = (event: MouseEvent): void => {
    // Mouse users keep the browser's context menu; touch users have it on every other link.
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (!isFinger || !mayAct('reblog', { redirectTo: form, post })) return;
    event.preventDefault();
    setChoosing(true);
  };
  return (
    <>
      <AppLink
        to={form}
        layer="modal"
        className={cx(styles.action, styles.reblog)}
        aria-label={name}
        title={label}
        data-done={post.rebloggedByYou ? '' : undefined}
        data-reblog=""
        onClick={press}
        onContextMenu={hold}
      >
        <Icon name="reblog" size={24} />
      </AppLink>
      {choosing ? <QuickReblog post={post} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
