import { createContext, use } from 'react';
import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';

/** The blog whose settings are shown. */
interface BlogSettingsState {
  blog: string;
  settings: BlogSettings;
}

export const BlogSettingsContext = createContext<BlogSettingsState | undefined>(undefined);

/** Returns the blog whose settings are shown. */
export function useBlogSettingsContext(): BlogSettingsState {
  const home = use(BlogSettingsContext);
  if (!home) throw new Error('A setting of a blog stands outside of its blog');
  return home;
}
