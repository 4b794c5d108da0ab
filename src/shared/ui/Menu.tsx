import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { IconName } from './icon-paths.ts';
import { type Layer, lazyLayer } from './lazy-layer.tsx';

/** One choice. With `href` it is a link, else `onAction` is called. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** In place of the icon: whose choice it is. */
  picture?: ReactNode;
  /** Second line. */
  detail?: string;
  /** At the end of the line: how many, or what is chosen now. */
  value?: string;
  /** Belongs to the choice above: stands below its words, beside others of the kind. */
  minor?: boolean;
  tone?: 'danger';
  disabled?: boolean;
  /** Marks the current choice of a group. */
  selected?: boolean;
  /** Draws a line above it. */
  separated?: boolean;
  href?: string;
  onAction?: () => void;
};

/** What the trigger has to put on its button. */
export type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
};

/** What a list of choices is given by its button. */
export type MenuListProps = {
  placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

type MenuProps = {
  /** Makes the button: `(props) => <IconButton icon="more" label="More" {...props} />`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  placement?: MenuListProps['placement'];
} & (
  | {
      /** Spoken name of the list. */
      label: string;
      items: readonly MenuItem[];
    }
  | {
      /** A `MenuPopover` that knows its items: where even the words of the list are more than a first page should carry. */
      list: Layer<MenuListProps>;
    }
);

const MenuPopover = lazyLayer(() => import('./MenuPopover.tsx'), 'MenuPopover');

/**
 * A button that opens a list of choices. The list's code arrives with the first pointer over the button or
 * the first press, so a page full of menus costs nothing to show.
 */
export function Menu({ trigger, placement = 'bottom end', ...what }: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const place = { placement, triggerRef: ref, onClose: () => setOpen(false) };
  return (
    <>
      {trigger({
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: () => {
          const { preload } = 'list' in what ? what.list : MenuPopover;
          // A failed early fetch is not worth a word; pressing the button tries again.
          preload().catch(() => {});
        },
      })}
      {open ? 'list' in what ? <what.list {...place} /> : <MenuPopover {...what} {...place} /> : null}
    </>
  );
}
