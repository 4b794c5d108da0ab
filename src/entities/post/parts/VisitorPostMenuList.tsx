import type { MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { usePostMenu } from './post-menu-context.ts';
import { useCommonMenuItems } from './use-common-menu-items.ts';

/** Menu items for visitors. */
export function VisitorPostMenuList(list: MenuListProps) {
  const { post, label } = usePostMenu();
  return <MenuPopover label={label} items={useCommonMenuItems(post)} {...list} />;
}
