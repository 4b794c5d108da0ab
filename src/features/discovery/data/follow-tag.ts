import { t } from '@lingui/core/macro';
import { followTag, unfollowTag } from '#generated/hooks/tags/tags.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { tagKey, tagOverlay } from '#src/shared/api/read/post-overlay.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';

/** Follows or unfollows a tag with an optimistic update everywhere, rolled back when the server refuses. */
export function setTagFollowed(tag: Pick<Tag, 'name' | 'isFollowed'>, on: boolean): Promise<void> {
  const key = tagKey(tag.name);
  const request = { tag: tag.name };
  return toggle({
    key: `tag:${key}`,
    on,
    confirmed: tagOverlay.get(key)?.followed ?? tag.isFollowed,
    hold: () => tagOverlay.hold(key),
    request,
    send: (isFollowed) => (isFollowed ? followTag : unfollowTag)(request),
    optimisticUpdate: (followed) => tagOverlay.put(key, { followed }),
    onSuccess: () => {},
    onError: (error, isFollowed) => {
      const fallback = isFollowed
        ? t`We could not follow #${tag.name}.`
        : t`We could not unfollow #${tag.name}.`;
      showErrorToast(error, fallback);
    },
  });
}
