import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { type Drag, useDragOrder } from '#src/shared/hooks/use-drag-order.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { type Step, targetOf } from '../model/move.ts';
import styles from './Desk.module.css';
import { DeskItem } from './DeskItem.tsx';
import { QueueItemHead } from './QueueItemHead.tsx';

type QueueListProps = {
  posts: readonly Post[];
  /** Moves a post behind another one, or to the top (`0`). */
  onMove: (id: string, after: string) => void;
  onGone: () => void;
};

/** Returns the side of a post at which the drop line is shown. */
function dropAt(drag: Drag | undefined, post: Post, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.id === drag.after) return undefined;
  if (drag.after === '0') return index === 0 ? 'before' : undefined;
  return drag.after === post.id ? 'after' : undefined;
}

/** The queue in its order, reordered by dragging or with buttons. */
export function QueueList({ posts, onMove, onGone }: QueueListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const pressed = useRef<{ id: string; step: Step }>(undefined);
  const { drag, handle } = useDragOrder(list, ({ id, after }) => {
    const ids = posts.map((post) => post.id);
    const before = ids[ids.indexOf(id) - 1] ?? '0';
    if (after !== before) onMove(id, after);
  });

  // Restores the focus, which a button loses when its element is moved, and scrolls the post into view.
  useEffect(() => {
    const { id, step } = pressed.current ?? {};
    const button = list.current?.querySelector<HTMLElement>(`[data-item="${id}"] [data-step="${step}"]`);
    if (!button) return;
    pressed.current = undefined;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'nearest' });
    const place = posts.findIndex((post) => post.id === id) + 1;
    const count = posts.length;
    say(t`Now ${place} of ${count}`);
  }, [posts, t]);

  const go = (id: string, step: Step): void => {
    const target = targetOf(posts, id, step);
    if (target === undefined) return;
    pressed.current = { id, step };
    onMove(id, target);
  };

  return (
    <>
      <ol ref={list} className={styles.list} data-feed="" data-dragging={drag ? '' : undefined}>
        {posts.map((post, index) => (
          <DeskItem
            key={post.id}
            post={post}
            place="queue"
            isDragged={drag?.id === post.id}
            drop={dropAt(drag, post, index)}
            onGone={onGone}
            head={
              <QueueItemHead
                post={post}
                handle={handle(post.id)}
                canGo={(step) => targetOf(posts, post.id, step) !== undefined}
                onGo={(step) => go(post.id, step)}
              />
            }
          />
        ))}
      </ol>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}
