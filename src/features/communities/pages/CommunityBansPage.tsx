import { useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { BanList } from '../moderation/BanList.tsx';
import { ForModerators } from '../moderation/ForModerators.tsx';

/** Bans of a community, for its moderators. */
export default function CommunityBansPage() {
  const { communityId = '' } = useParams();
  return (
    <ForModerators name={communityId} skeleton={<PostSkeleton />}>
      {(community) => <BanList community={community} />}
    </ForModerators>
  );
}
