import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './BlogBanner.module.css';
import { focusOf, viewOf } from './banner-view.ts';

type BlogBannerProps = {
  theme: BlogTheme;
  loading?: 'lazy' | 'eager';
  className?: string;
};

/** The picture at the head of a blog; a quiet weave in the blog's colours where there is none or it is hidden. */
export function BlogBanner({ theme, loading = 'lazy', className }: BlogBannerProps) {
  const picture = theme.headerImageFocused ?? theme.headerImageScaled ?? theme.headerImage;
  const isShown = Boolean(picture) && theme.showHeaderImage;
  return (
    <div className={cx(styles.banner, className)} data-banner={isShown ? 'picture' : 'none'}>
      {picture && isShown ? (
        <img
          className={styles.picture}
          style={viewOf(focusOf(theme))}
          src={picture}
          alt=""
          width={theme.headerFocusWidth ?? theme.headerFullWidth}
          height={theme.headerFocusHeight ?? theme.headerFullHeight}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : undefined}
          decoding="async"
        />
      ) : null}
    </div>
  );
}
