import type { MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { useMenuOfPost } from './menu-of-post.ts';
import { useEverybodysChoices } from './use-everybodys-choices.ts';

/** What a visitor can do with a post. */
export function VisitorPostList(list: MenuListProps) {
  const { post, label } = useMenuOfPost();
  return <MenuPopover label={label} items={useEverybodysChoices(post)} {...list} />;
}
