import { Bone, PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { BlogFrame } from './BlogFrame.tsx';

/** Skeleton of a blog. */
export function BlogSkeleton() {
  return (
    <BlogFrame>
      <Bone width="100%" height={380} />
      <PostSkeleton />
    </BlogFrame>
  );
}
