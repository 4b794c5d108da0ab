import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { IconName } from './icon-paths.ts';
import { type LazyLayerComponent, lazyLayer } from './lazy-layer.tsx';

/** Menu item. With `href` it is a link, else `onAction` is called. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** Shown in place of the icon, for example a blog's avatar. */
  picture?: ReactNode;
  /** Second line. */
  detail?: string;
  /** Value at the end of the line: a count, or the current choice. */
  value?: string;
  /** Secondary item of the one above, shown below its label beside others of its kind. */
  minor?: boolean;
  tone?: 'danger';
  disabled?: boolean;
  /** Marks the current choice of a group. */
  selected?: boolean;
  /** Draws a separator above the item. */
  separated?: boolean;
  /** Keeps the item in view at the end of a list that scrolls. */
  pinned?: boolean;
  href?: string;
  onAction?: () => void;
};

/** Props for the trigger's button. */
export type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
};

/** Props of the list, passed on by its trigger. */
export type MenuListProps = {
  placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

type MenuProps = {
  /** Renders the button: `(props) => <IconButton icon="more" label="More" {...props} />`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  placement?: MenuListProps['placement'];
} & (
  | {
      /** Accessible name of the list. */
      label: string;
      items: readonly MenuItem[];
    }
  | {
      /** Lazily loaded `MenuPopover` with its items, for menus whose labels are too large for a first page. */
      list: LazyLayerComponent<MenuListProps>;
    }
);

const MenuPopover = lazyLayer(() => import('./MenuPopover.tsx'), 'MenuPopover');

/**
 * Button that opens a menu. The menu's code loads when the pointer enters the button or on the first press, so that a
 * page full of menus costs little.
 */
export function Menu({ trigger, placement = 'bottom end', ...what }: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const popoverProps = { placement, triggerRef: ref, onClose: () => setOpen(false) };
  return (
    <>
      {trigger({
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: () => {
          const { preload } = 'list' in what ? what.list : MenuPopover;
          // A failed preload is ignored; pressing the button tries again.
          preload().catch(() => {});
        },
      })}
      {open ? (
        'list' in what ? (
          <what.list {...popoverProps} />
        ) : (
          <MenuPopover {...what} {...popoverProps} />
        )
      ) : null}
    </>
  );
}
