import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { ContentBlocks } from '#src/features/posts/render/blocks/ContentBlocks.tsx';
import { Trail } from '#src/features/posts/render/parts/Trail.tsx';
import { OwnPart } from '#src/features/posts/render/parts/TrailPart.tsx';
import styles from './Composer.module.css';

type ReblogTrailProps = {
  post: Post;
  /** Shows the post's own words below its trail: they are what is being passed on. */
  withOwn?: boolean;
};

/** What is being passed on, above the writer's own words. */
export function ReblogTrail({ post, withOwn = false }: ReblogTrailProps) {
  const { t } = useLingui();
  const hasOwn = withOwn && (post.content.length > 0 || post.trail.length === 0);
  return (
    <section className={styles.trail} aria-label={t`What you are reblogging`}>
      {post.trail.length > 0 ? <Trail post={post} /> : null}
      {hasOwn ? (
        <OwnPart post={post}>
          <ContentBlocks
            content={post.content}
            layout={post.layout}
            id={`reblog:${post.id}`}
            postedAt={post.timestamp}
            asker={post.askingBlog}
          />
        </OwnPart>
      ) : null}
    </section>
  );
}
