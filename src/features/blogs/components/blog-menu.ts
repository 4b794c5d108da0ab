import { createContext } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';

/** What the menu of a blog asks more about before it does it. */
export type BlogMenuQuestion = 'mute' | 'block' | 'report';

/** Hands a blog to the list of its menu, whose code comes with the first press. */
export const MenuOfBlog = createContext<
  { blog: Blog; ask: (question: BlogMenuQuestion) => void } | undefined
>(undefined);
