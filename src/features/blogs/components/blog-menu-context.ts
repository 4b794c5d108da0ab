import { createContext } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';

/** Dialogs that the blog menu opens. */
export type BlogMenuDialog = 'mute' | 'block' | 'report';

/** Passes a blog to its menu list, whose chunk is loaded with the first press. */
export const BlogMenuContext = createContext<
  { blog: Blog; openDialog: (question: BlogMenuDialog) => void } | undefined
>(undefined);
