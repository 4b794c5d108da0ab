import { createContext, use } from 'react';
import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';

/** The blog whose settings are shown. */
interface Home {
  blog: string;
  settings: BlogSettings;
}

export const HomeContext = createContext<Home | undefined>(undefined);

/** Returns the blog whose settings are shown. */
export function useHome(): Home {
  const home = use(HomeContext);
  if (!home) throw new Error('A setting of a blog stands outside of its blog');
  return home;
}
