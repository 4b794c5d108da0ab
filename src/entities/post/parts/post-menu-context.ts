import { createContext, use } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';

/** Data and callbacks of a post's menu list. */
export interface PostMenuContent {
  post: Post;
  /** Accessible name of the list. */
  label: string;
  onCollect: () => void;
  onDelete: () => void;
  onBlock: () => void;
  onFolder: () => void;
  onMuteTag: () => void;
  onQuickReblog: () => void;
  onLabels: () => void;
  onReport: () => void;
}

/** Passes a post to its menu list, whose chunk is loaded with the first press. */
export const PostMenuContext = createContext<PostMenuContent | undefined>(undefined);

/** Returns the post of the menu list; throws outside a {@link PostMenuContext}. */
export function usePostMenu(): PostMenuContent {
  const menu = use(PostMenuContext);
  if (!menu) throw new Error('A list of choices stands outside the menu of a post');
  return menu;
}
