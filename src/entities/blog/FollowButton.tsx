import { useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { ButtonLook } from '#src/shared/ui/button-class.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './FollowButton.module.css';
import { useFollow } from './follow.ts';

type FollowButtonProps = Pick<ButtonLook, 'size' | 'block' | 'variant'> & {
  blog: Pick<BlogRef, 'uuid' | 'name' | 'followed' | 'canBeFollowed'>;
  /** `link` is the plain-text variant in a post's header, shown only while the blog is not followed. */
  look?: 'button' | 'link';
  className?: string;
};

/** Follows or unfollows a blog. Renders nothing for the member's own blogs and for blogs that cannot be followed. */
export function FollowButton({
  blog,
  look = 'button',
  variant = 'primary',
  size,
  block,
  className,
}: FollowButtonProps) {
  const { t } = useLingui();
  const { canFollow, followed, change } = useFollow(blog);
  if (!canFollow) return null;
  if (look === 'link') {
    return followed ? null : (
      <button
        type="button"
        className={cx(styles.link, className)}
        aria-label={t`Follow ${blog.name}`}
        onClick={change}
      >
        {t`Follow`}
      </button>
    );
  }
  return (
    <Button
      variant={followed ? 'secondary' : variant}
      size={size}
      block={block}
      className={className}
      aria-pressed={followed}
      aria-label={followed ? t`Following ${blog.name}` : t`Follow ${blog.name}`}
      onClick={change}
    >
      {followed ? t`Following` : t`Follow`}
    </Button>
  );
}
