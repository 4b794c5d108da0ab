import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { keepGround } from '#src/shared/navigation/ground.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { groundOf } from '../identity/theme-palette.ts';
import styles from './BlogFrame.module.css';

const NearbyBlogs = lazyPart(() => import('./NearbyBlogs.tsx'), 'NearbyBlogs');

type BlogFrameProps = {
  /** Unknown while the blog is on its way. */
  theme?: BlogTheme;
  children: ReactNode;
};

/**
 * A blog's pages in the blog's own colours: on the ground they dye everything below the site's header (`useGround` in the
 * shell) and stand on the page's axis; in the preview panel (600 wide, spec 000 §9) they fill it.
 */
export function BlogFrame({ theme, children }: BlogFrameProps) {
  const { layer } = useLayer();
  const { blogname = '' } = useParams();
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    if (theme && layer === 'base') keepGround(queryClient, blogname, groundOf(theme));
  }, [queryClient, blogname, theme, layer]);
  if (layer === 'overlay')
    return (
      <div className={styles.panel} {...(theme && groundOf(theme))}>
        {children}
      </div>
    );
  return (
    <TwoColumns aside={<NearbyBlogs blogName={blogname} />}>
      <div className={styles.frame}>{children}</div>
    </TwoColumns>
  );
}
