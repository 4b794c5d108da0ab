import { Fragment } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Separator } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { MenuItem, MenuListProps } from './Menu.tsx';
import styles from './MenuPopover.module.css';

type MenuPopoverProps = MenuListProps & {
  label: string;
  items: readonly MenuItem[];
};

function ItemText({ item }: { item: MenuItem }) {
  return (
    <>
      {item.picture ? <span className={styles.picture}>{item.picture}</span> : null}
      {item.icon ? <Icon name={item.icon} size={20} className={styles.icon} /> : null}
      <span className={styles.text}>
        {item.picture ? <b className={styles.name}>{item.label}</b> : item.label}
        {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      </span>
      {item.value ? <span className={styles.value}>{item.value}</span> : null}
      {item.selected ? <Icon name="check" size={18} className={styles.check} /> : null}
    </>
  );
}

/** List of a `Menu`; in a file of its own so that react-aria loads on first use. */
export function MenuPopover({ label, items, placement, triggerRef, onClose }: MenuPopoverProps) {
  return (
    <Popover
      className={styles.popover}
      // react-aria renders a dialog, which needs a name of its own.
      aria-label={label}
      triggerRef={triggerRef}
      placement={placement}
      offset={6}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AriaMenu aria-label={label} className={styles.menu} autoFocus="first" onClose={onClose}>
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.separated ? <Separator className={styles.separator} /> : null}
            <AriaMenuItem
              id={item.id}
              textValue={item.label}
              href={item.href}
              isDisabled={item.disabled}
              className={cx(
                styles.item,
                item.tone === 'danger' && styles.danger,
                item.picture !== undefined && styles.pictured,
                item.minor && styles.minor,
                item.pinned && styles.pinned,
              )}
              onAction={item.onAction}
            >
              <ItemText item={item} />
            </AriaMenuItem>
          </Fragment>
        ))}
      </AriaMenu>
    </Popover>
  );
}
