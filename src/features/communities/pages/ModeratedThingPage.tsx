import { useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ForModerators } from '../moderation/ForModerators.tsx';
import { ModeratedThing } from '../moderation/ModeratedThing.tsx';

/** A post or a comment of a community as its moderators see it, also after it was taken down (spec 001 §2). */
export default function ModeratedThingPage() {
  const { communityId = '', moderatedPostId, commentedPostId, moderatedCommentId } = useParams();
  const postId = moderatedPostId ?? commentedPostId ?? '';
  return (
    <ForModerators name={communityId} skeleton={<PostSkeleton />}>
      {(community) => (
        <ModeratedThing
          key={`${postId}:${moderatedCommentId}`}
          community={community}
          postId={postId}
          commentId={moderatedCommentId}
        />
      )}
    </ForModerators>
  );
}
