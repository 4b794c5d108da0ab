import { createContext, use } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';

/** What the list of a post's menu has to know when it opens. */
export interface PostMenuContent {
  post: Post;
  /** Spoken name of the list. */
  label: string;
  onDelete: () => void;
  onBlock: () => void;
  onFolder: () => void;
  onMuteTag: () => void;
  onQuickReblog: () => void;
  onLabels: () => void;
  onReport: () => void;
}

/** Hands a post to the list of its menu, whose code comes with the first press. */
export const MenuOfPost = createContext<PostMenuContent | undefined>(undefined);

/** The post whose menu the list belongs to; throws outside a {@link MenuOfPost}. */
export function useMenuOfPost(): PostMenuContent {
  const menu = use(MenuOfPost);
  if (!menu) throw new Error('A list of choices stands outside the menu of a post');
  return menu;
}
