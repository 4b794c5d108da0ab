import { createContext } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { MenuItem } from '#src/shared/ui/Menu.tsx';

/** What the list of a post's menu has to know when it opens. */
export interface PostMenuContent {
  post: Post;
  /** What everybody can do with it. */
  items: readonly MenuItem[];
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
