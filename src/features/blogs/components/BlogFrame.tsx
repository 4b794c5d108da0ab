import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { cacheBlogFrameTheme } from '#src/shared/navigation/blog-frame-theme.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import styles from './BlogFrame.module.css';

const SimilarBlogs = lazyPart(() => import('./SimilarBlogs.tsx'), 'SimilarBlogs');

type BlogFrameProps = {
  /** Undefined while the blog is loading. */
  theme?: BlogTheme;
  children: ReactNode;
};

/**
 * Renders a blog's pages in the blog's own colours: on the base layer they colour everything below the site's header
 * (`useBlogFrameTheme` in the shell) and align with the page's axis; in the preview panel (600 px wide, spec 000 §9)
 * they fill it.
 */
export function BlogFrame({ theme, children }: BlogFrameProps) {
  const { layer } = useLayer();
  const { blogname = '' } = useParams();
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    if (theme && layer === 'base') cacheBlogFrameTheme(queryClient, blogname, frameThemeOf(theme));
  }, [queryClient, blogname, theme, layer]);
  if (layer === 'overlay')
    return (
      <div className={styles.panel} {...(theme && frameThemeOf(theme))}>
        {children}
      </div>
    );
  return (
    <TwoColumns aside={<SimilarBlogs blogName={blogname} />}>
      <div className={styles.frame}>{children}</div>
    </TwoColumns>
  );
}
