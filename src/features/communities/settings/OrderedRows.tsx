import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './Settings.module.css';

type OrderedRowsProps<Item> = {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  /** Name of an item in the labels of its buttons. */
  nameOf: (item: Item, index: number) => string;
  /** Called with the items in their new order; not for a list without an order of its own. */
  onOrder?: (items: Item[]) => void;
  onRemove: (index: number) => void;
  children: (item: Item, index: number) => ReactNode;
};

/** A list whose items are moved by buttons and removed. The focus stays on the button that moved an item. */
export function OrderedRows<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onOrder,
  onRemove,
  children,
}: OrderedRowsProps<Item>) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ to: number; button: number }>(undefined);
  useEffect(() => {
    if (!moved.current) return;
    const { to, button } = moved.current;
    moved.current = undefined;
    list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-moves]')[button]?.focus();
  });
  const move = (index: number, to: number): void => {
    if (to < 0 || to >= items.length) return;
    moved.current = { to, button: to < index ? 0 : 1 };
    const next = [...items];
    next.splice(to, 0, ...next.splice(index, 1));
    onOrder?.(next);
  };
  return (
    <ul className={styles.rows} aria-label={label} ref={list}>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        return (
          <li key={keyOf(item, index)} className={styles.row}>
            <div>{children(item, index)}</div>
            <span className={styles.rowTools}>
              {onOrder ? (
                <>
                  <IconButton
                    icon="chevron-up"
                    label={t`Move up: ${name}`}
                    data-moves
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t`Move down: ${name}`}
                    data-moves
                    aria-disabled={index === items.length - 1 || undefined}
                    onClick={() => move(index, index + 1)}
                  />
                </>
              ) : null}
              <IconButton icon="trash" label={t`Delete: ${name}`} onClick={() => onRemove(index)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
