import { useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ForModerators } from '../moderation/ForModerators.tsx';
import { ModerationQueue } from '../moderation/ModerationQueue.tsx';
import { queueTypeOf } from '../moderation/queue-types.ts';

/** Moderation queue of a community: reports, what rules hold, requests and appeals (spec 001 §2). */
export default function ModerationQueuePage() {
  const { communityId = '', queueType } = useParams();
  const type = queueTypeOf(queueType) ?? 'all';
  return (
    <ForModerators name={communityId} skeleton={<PostSkeleton />}>
      {(community) => <ModerationQueue key={type} community={community} type={type} />}
    </ForModerators>
  );
}
