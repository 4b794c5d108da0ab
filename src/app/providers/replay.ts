import type { QueryClient } from '@tanstack/react-query';
import { setFollowed } from '#src/features/blogs/identity/follow.ts';
import { setTagFollowed } from '#src/features/discovery/data/follow-tag.ts';
import { likeForMember } from '#src/features/posts/render/data/like.ts';
import { voteForMember } from '#src/features/posts/render/data/poll.ts';
import type { PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { blogOverlay, tagKey, tagOverlay } from '#src/shared/api/read/post-overlay.ts';

/** Does what a visitor signed in for. Answers whether it is done; a refusal has told its reason by itself. */
export async function replay(queryClient: QueryClient, action: PendingAction): Promise<boolean> {
  if (action.kind === 'vote') return voteForMember(queryClient, action.poll);
  if (action.kind === 'like') return likeForMember(queryClient, action.post);
  if (action.kind === 'follow') {
    const { uuid, name } = action.blog;
    await setFollowed(queryClient, { uuid, name, followed: false }, true);
    return blogOverlay.get(uuid)?.followed === true;
  }
  await setTagFollowed({ name: action.tag.name, isFollowed: false }, true);
  return tagOverlay.get(tagKey(action.tag.name))?.followed === true;
}
