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
import { useCountedName } from './use-counted-name.ts';

const QuickReblog = lazyLayer(() => import('./QuickReblog.tsx'), 'QuickReblog');

/**
 * Leads to the reblog sheet; says so when the member reblogged it already. With Alt it is reblogged at once, with Alt and
 * Shift queued; a long press asks as which blog.
 */
export function ReblogLink({ post }: { post: Post }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  const [choosing, setChoosing] = useState(false);
  const label = post.rebloggedByYou ? t`Reblog again (you reblogged this)` : t`Reblog`;
  const name = useCountedName(label, post.reblogCount);
  const form = paths.reblogPost(post.blogName, post.id, post.reblogKey);
  const passOn = async (way: 'published' | 'queue'): Promise<void> => {
    const { reblogAsChosen } = await import('../data/quick-reblog.ts');
    if (!reblogAsChosen(queryClient, post, way)) setChoosing(true);
  };
  const press = (event: MouseEvent): void => {
    const isAllowed = mayAct('reblog', { redirectTo: form });
    if (isAllowed && !event.altKey) return;
    event.preventDefault();
    if (isAllowed) void passOn(event.shiftKey ? 'queue' : 'published');
  };
  const hold = (event: MouseEvent): void => {
    // A mouse keeps the browser's own menu; a finger has it on every other link.
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (!isFinger || !mayAct('reblog', { redirectTo: form })) return;
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
