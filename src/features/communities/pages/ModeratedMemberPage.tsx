import { useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ForModerators } from '../moderation/ForModerators.tsx';
import { MemberForModerators } from '../moderation/MemberForModerators.tsx';

/** A member of a community for its moderators: mute, ban, history and notes (spec 001 §2). */
export default function ModeratedMemberPage() {
  const { communityId = '', memberName = '' } = useParams();
  return (
    <ForModerators name={communityId} skeleton={<PostSkeleton />}>
      {(community) => <MemberForModerators key={memberName} community={community} blog={memberName} />}
    </ForModerators>
  );
}
