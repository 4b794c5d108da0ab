import { useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { useCommunity } from '../data/community.ts';
import { AuditLog } from '../moderation/AuditLog.tsx';
import { logTypeOf } from '../moderation/log-types.ts';

/** Log of what moderators of a community did; members read it where the community shows it (spec 001 §2). */
export default function CommunityLogPage() {
  const { communityId = '', activityType } = useParams();
  const { data: community, error } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <PostSkeleton />;
  return <AuditLog community={community} type={logTypeOf(activityType) ?? 'all'} />;
}
