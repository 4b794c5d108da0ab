import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const OwnLabels = lazyPart(() => import('./OwnLabels.tsx'), 'OwnLabels');

/** Renders one's own post: never covered, but with a notice about the labels that cover it for others. */
export function WithOwnLabels({ post, children }: { post: Post; children: ReactNode }) {
  const isMarked = post.communityLabels.hasCommunityLabel || post.state === 'disabled';
  return (
    <>
      {isMarked ? <OwnLabels post={post} /> : null}
      {children}
    </>
  );
}
