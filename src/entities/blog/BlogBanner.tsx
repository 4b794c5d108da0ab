import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './BlogBanner.module.css';
import { focusOf, viewOf } from './banner-view.ts';

/** How wide `headerImageScaled` is, in pixels. */
const SCALED_WIDTH = 640;

/** Both sizes of a header that was not cropped, for the browser to choose from. */
function sizesOf({ headerImage, headerImageFocused, headerImageScaled, headerFullWidth }: BlogTheme) {
  if (headerImageFocused || !headerImage || !headerImageScaled || !headerFullWidth) return undefined;
  return srcSetOf([
    { url: headerImage, width: headerFullWidth },
    { url: headerImageScaled, width: SCALED_WIDTH },
  ]);
}

type BlogBannerProps = {
  theme: BlogTheme;
  /** How wide the banner is drawn, as `<img sizes>` says it. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** Says what the picture shows: in the head of the blog, not where it only decorates. */
  isDescribed?: boolean;
  className?: string;
};

/** The picture at the head of a blog; a quiet weave in the blog's colours where there is none or it is hidden. */
export function BlogBanner({
  theme,
  sizes = '100vw',
  loading = 'lazy',
  isDescribed = false,
  className,
}: BlogBannerProps) {
  const picture = theme.headerImageFocused ?? theme.headerImage ?? theme.headerImageScaled;
  const srcSet = sizesOf(theme);
  const isShown = Boolean(picture) && theme.showHeaderImage;
  return (
    <div className={cx(styles.banner, className)} data-banner={isShown ? 'picture' : 'none'}>
      {picture && isShown ? (
        <img
          className={styles.picture}
          style={viewOf(focusOf(theme))}
          src={picture}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={isDescribed ? (theme.headerAltText ?? '') : ''}
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
