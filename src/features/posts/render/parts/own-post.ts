import { createContext } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { MenuItem } from '#src/shared/ui/Menu.tsx';

/** What the list of a post's menu has to know when it opens. */
interface MenuOfPost {
  post: Post;
  /** What everybody can do with it. */
  items: readonly MenuItem[];
  /** Spoken name of the list. */
  label: string;
  onDelete: () => void;
}

/** Hands a post to the list of its menu, whose code comes with the first press. */
export const OwnPost = createContext<MenuOfPost | undefined>(undefined);
