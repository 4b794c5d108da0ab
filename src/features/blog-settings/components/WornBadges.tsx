import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Badge } from '#generated/zod/badge.zod.ts';
import { type Drag, useDragOrder } from '#src/shared/hooks/use-drag-order.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { MAX_WORN_BADGES } from '../data/wear.ts';
import styles from './Wear.module.css';

/** Steps of the arrow keys. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the ids with one of them behind another, or first (`0`). */
function withMoved(ids: readonly string[], { id, after }: Drag): string[] {
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(rest.indexOf(after) + 1, 0, id);
}

/** Returns the side of a badge at which the drop line is shown. */
function dropAt(drag: Drag | undefined, id: string, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.id === drag.after) return undefined;
  if (drag.after === '0') return index === 0 ? 'before' : undefined;
  return drag.after === id ? 'after' : undefined;
}

type WornBadgesProps = {
  /** Badges that are worn, in order. */
  worn: readonly Badge[];
  onChange: (ids: readonly string[]) => void;
};

/** Badges beside a name, in their order: moved by dragging or with the arrow keys, and taken off. */
export function WornBadges({ worn, onChange }: WornBadgesProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  const [said, say] = useState('');
  const ids = worn.map(({ id }) => id);
  const total = ids.length;
  const { drag, handle } = useDragOrder(list, (drop) => {
    const next = withMoved(ids, drop);
    if (drop.after !== drop.id && next.join() !== ids.join()) onChange(next);
  });

  // Restores the focus, which a button loses when its element is moved.
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-item="${moved.current}"] [data-grip]`)?.focus();
    moved.current = undefined;
  });

  const step = (event: KeyboardEvent, id: string): void => {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const place = ids.indexOf(id) + steps;
    if (place < 0 || place >= total) return;
    moved.current = id;
    const next = ids.filter((one) => one !== id).toSpliced(place, 0, id);
    onChange(next);
    const now = place + 1;
    say(t`Place ${now} of ${total}`);
  };

  return (
    <>
      <ol
        ref={list}
        className={styles.strings}
        aria-label={t`Badges beside your name`}
        data-dragging={drag ? '' : undefined}
      >
        {worn.map(({ id, title, description, image }, index) => {
          const place = index + 1;
          return (
            <li
              key={id}
              data-item={id}
              data-drop={dropAt(drag, id, index)}
              className={cx(styles.string, drag?.id === id && styles.held)}
            >
              <span className={styles.patch}>
                <img src={image.url} alt="" width={48} height={48} />
              </span>
              <span className={styles.words}>
                <b>{title}</b>
                <small>{description}</small>
              </span>
              <IconButton
                icon="close"
                label={t`Take off ${title}`}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
              <button
                type="button"
                data-grip=""
                className={styles.grip}
                aria-label={t`Move ${title}, place ${place} of ${total}. Arrow keys move it`}
                // The arrow keys need the focus, which some browsers do not give to a pressed button.
                onClick={({ currentTarget }) => currentTarget.focus()}
                onKeyDown={(event) => step(event, id)}
                {...handle(id)}
              >
                <Icon name="grip" size={20} />
              </button>
            </li>
          );
        })}
        {total < MAX_WORN_BADGES ? (
          <li className={cx(styles.string, styles.free)}>
            <span className={styles.patch} />
            <span>
              <Trans>Room for one more. Choose it below, or leave it be.</Trans>
            </span>
          </li>
        ) : null}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
