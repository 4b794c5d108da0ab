import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const OwnLabels = lazyPart(() => import('./OwnLabels.tsx'), 'OwnLabels');

/** A post of the reader's own: never covered, but told what covers it for others. */
export function OwnMark({ post, children }: { post: Post; children: ReactNode }) {
  const isMarked = post.communityLabels.hasCommunityLabel || post.state === 'disabled';
  return (
    <>
      {isMarked ? <OwnLabels post={post} /> : null}
      {children}
    </>
  );
}
