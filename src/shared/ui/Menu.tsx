import { lazy, type ReactElement, type RefObject, Suspense, useRef, useState } from 'react';
import type { IconName } from './icon-paths.ts';

/** One choice. With `href` it is a link, else `onAction` is called. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** Second line or current value. */
  detail?: string;
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

type MenuProps = {
  /** Spoken name of the list. */
  label: string;
  items: readonly MenuItem[];
  /** Makes the button: `(props) => <IconButton icon="more" label="More" {...props} />`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

const loadPopover = () => import('./MenuPopover.tsx');
const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));

/**
 * A button that opens a list of choices. The list's code arrives with the first pointer over the button or
 * the first press, so a page full of menus costs nothing to show.
 */
export const Menu = ({ label, items, trigger, placement = 'bottom end' }: MenuProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {trigger({
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: () => {
          // A failed early fetch is not worth a word; pressing the button tries again.
          loadPopover().catch(() => {});
        },
      })}
      {open ? (
        <Suspense fallback={null}>
          <MenuPopover
            label={label}
            items={items}
            placement={placement}
            triggerRef={ref}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
