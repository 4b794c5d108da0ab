import { useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ForModerators } from '../moderation/ForModerators.tsx';
import { ModerationEntry } from '../moderation/ModerationEntry.tsx';

/** One entry of the moderation queue of a community, at an address of its own. */
export default function ModerationEntryPage() {
  const { communityId = '', itemId = '' } = useParams();
  return (
    <ForModerators name={communityId} skeleton={<PostSkeleton />}>
      {(community) => <ModerationEntry key={itemId} community={community} itemId={itemId} />}
    </ForModerators>
  );
}
