import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { amongCells, useDragOrder } from '#src/shared/hooks/use-drag-order.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { useHeld } from '../components/use-held.ts';
import { movedBehind } from '../model/moved.ts';
import { type Hung, inOrder, resized, withWidget } from '../model/porch.ts';
import styles from './ArrangeWall.module.css';
import { useWidgetNames } from './use-widget-names.ts';
import wall from './Wall.module.css';
import { WidgetView } from './WidgetView.tsx';

type ArrangeWallProps = {
  hung: readonly Hung[];
  onChange: (hung: Hung[]) => void;
  onEdit: (hung: Hung) => void;
  /** Announces a move. */
  onSay: (text: string) => void;
};

/** Widgets with their handles: moved by dragging or by keys, made wider and taller, changed and taken down. */
export function ArrangeWall({ hung, onChange, onEdit, onSay }: ArrangeWallProps) {
  const { t } = useLingui();
  const nameOf = useWidgetNames();
  const list = useRef<HTMLOListElement>(null);
  const keysInOrder = hung.map(({ key }) => key);
  const total = hung.length;
  const move = (key: string, after: string | undefined): void =>
    onChange(inOrder(hung, movedBehind(keysInOrder, key, after)));
  const { held, shown, keys } = useHeld(keysInOrder, move, (place) =>
    onSay(t`Place ${place} of ${total}. Arrow keys move it, Space puts it down, Escape takes it back.`),
  );
  const { drag, handle } = useDragOrder(
    list,
    ({ id, after }) => {
      if (after !== id) move(id, after === '0' ? undefined : after);
    },
    amongCells,
  );
  const order = drag ? movedBehind(keysInOrder, drag.id, drag.after === '0' ? undefined : drag.after) : shown;
  const focused = useRef<string>(undefined);

  // Moving a widget in the document blurs its handle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves the widget.
  useEffect(() => {
    if (held) focused.current = held;
    if (!focused.current) return;
    const grip = list.current?.querySelector<HTMLElement>(`[data-item="${focused.current}"] [data-grip]`);
    if (document.activeElement !== grip) grip?.focus();
    if (!held) focused.current = undefined;
  }, [held, shown]);

  return (
    <ol
      ref={list}
      className={cx(wall.wall, styles.wall)}
      aria-label={t`Widgets, in the order a phone shows them`}
    >
      {inOrder(hung, order).map((one, index) => {
        const { key, widget, thing } = one;
        const name = nameOf(one);
        const [larger, smaller] = [resized(widget, 1), resized(widget, -1)];
        const resize = (size: typeof larger): void => {
          if (size) onChange(withWidget(hung, key, { widget: { ...widget, size } }));
        };
        // Newest posts are as wide as the wall.
        const isFixed = widget.kind === 'posts' || widget.kind === 'lights';
        return (
          <li
            key={key}
            data-item={key}
            data-kind={widget.kind}
            data-size={widget.size}
            className={cx(wall.widget, (held === key || drag?.id === key) && styles.held)}
          >
            <div className={styles.still} inert>
              <WidgetView widget={widget} thing={thing} />
            </div>
            <div className={styles.handles} role="toolbar" aria-label={name}>
              <button
                type="button"
                data-grip=""
                className={styles.grip}
                aria-label={t`Move ${name}`}
                aria-pressed={held === key}
                title={t`Drag, or press Space and use the arrow keys`}
                {...handle(key)}
                {...keys(key)}
              >
                <Icon name="grip" size={20} />
              </button>
              <IconButton
                icon="wider"
                size="small"
                label={t`Make ${name} wider`}
                disabled={isFixed || widget.size !== 'small'}
                onClick={() => resize('wide')}
              />
              <IconButton
                icon="taller"
                size="small"
                label={t`Make ${name} taller`}
                disabled={isFixed || widget.size !== 'wide'}
                onClick={() => resize('large')}
              />
              <Menu
                label={t`More about ${name}`}
                items={[
                  {
                    id: 'smaller',
                    label: widget.size === 'large' ? t`Lower` : t`Narrower`,
                    icon: 'minus',
                    disabled: isFixed || !smaller,
                    onAction: () => resize(smaller),
                  },
                  {
                    id: 'back',
                    label: t`One place to the front`,
                    icon: 'chevron-left',
                    disabled: index === 0,
                    onAction: () => move(key, keysInOrder[index - 2]),
                  },
                  {
                    id: 'on',
                    label: t`One place to the back`,
                    icon: 'chevron-right',
                    disabled: index === total - 1,
                    onAction: () => move(key, keysInOrder[index + 1]),
                  },
                  {
                    id: 'change',
                    label: t`Change it`,
                    icon: 'pencil',
                    disabled: widget.kind === 'lights',
                    onAction: () => onEdit(one),
                  },
                  {
                    id: 'down',
                    label: t`Take it down`,
                    icon: 'close',
                    tone: 'danger',
                    separated: true,
                    onAction: () => onChange(hung.filter((other) => other.key !== key)),
                  },
                ]}
                trigger={(trigger) => (
                  <IconButton icon="more" size="small" label={t`More about ${name}`} {...trigger} />
                )}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
