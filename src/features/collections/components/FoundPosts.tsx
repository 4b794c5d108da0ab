import { Trans } from '@lingui/react/macro';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { useRuleCheck } from '../data/feed-rules.ts';
import styles from './CollectionRule.module.css';

type FoundPostsProps = { rule: FeedRule | undefined; maxCount?: number };

/** The newest posts that a sentence finds, before it is saved. */
export function FoundPosts({ rule, maxCount = 5 }: FoundPostsProps) {
  const { data } = useRuleCheck(rule);
  const posts = data?.response.posts.slice(0, maxCount) ?? [];
  if (!rule || posts.length === 0)
    return (
      <CardAxis>
        <ThreadEnd>
          <Trans>The sentence finds no posts yet.</Trans>
        </ThreadEnd>
      </CardAxis>
    );
  return (
    <div className={styles.found}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} position={index + 1} total={posts.length} />
      ))}
    </div>
  );
}
