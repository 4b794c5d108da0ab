import type { ReactNode } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './BlogBanner.module.css';
import { focusOf, focusStyle } from './banner-view.ts';

/** Width of `headerImageScaled` in pixels. */
const SCALED_WIDTH_PX = 640;

/** Builds the `srcset` from both sizes of a header that was not cropped; a server that does not crop sends it whole. */
function sizesOf({ headerImage, headerImageFocused, headerImageScaled, headerFullWidth }: BlogTheme) {
  const isCropped = headerImageFocused !== undefined && headerImageFocused !== headerImage;
  if (isCropped || !headerImage || !headerImageScaled || !headerFullWidth) return undefined;
  return srcSetOf([
    { url: headerImage, width: headerFullWidth },
    { url: headerImageScaled, width: SCALED_WIDTH_PX },
  ]);
}

/** Shows the still of a picture that moves to those who asked for less motion or data. */
function Still({ poster, children }: { poster: string | undefined; children: ReactNode }) {
  if (!poster) return children;
  return (
    <picture className={styles.moving}>
      <source media="(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)" srcSet={poster} />
      {children}
    </picture>
  );
}

type BlogBannerProps = {
  theme: BlogTheme;
  /** Rendered width of the banner, as the value of `<img sizes>`. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** True when the image has an alternative text (header of the blog); false when it is decorative. */
  isDescribed?: boolean;
  className?: string;
};

/** Renders the header image of a blog, or a woven pattern in the blog's colours when there is none or it is hidden. */
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
        <Still poster={theme.headerImagePoster}>
          <img
            className={styles.picture}
            data-stretched={theme.headerStretch !== false}
            style={focusStyle(focusOf(theme))}
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
        </Still>
      ) : null}
    </div>
  );
}
