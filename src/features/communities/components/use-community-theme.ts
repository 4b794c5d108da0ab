import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { cacheBlogFrameTheme, communityFrameName } from '#src/shared/navigation/blog-frame-theme.ts';

/** Puts the colours of a community around its pages, also when its settings change while they are open. */
export function useCommunityTheme({ name, theme }: Pick<Community, 'name' | 'theme'>): void {
  const queryClient = useQueryClient();
  useLayoutEffect(
    () => cacheBlogFrameTheme(queryClient, communityFrameName(name), frameThemeOf(theme)),
    [queryClient, name, theme],
  );
}
