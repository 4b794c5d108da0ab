import { t } from '@lingui/core/macro';
import { followTag, unfollowTag } from '#generated/hooks/tags/tags.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { tagKey, tagOverlay } from '#src/shared/api/read/post-overlay.ts';
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';

/** Follows a tag or stops following it: shown at once everywhere, taken back when the server refuses. */
export function setTagFollowed(tag: Pick<Tag, 'name' | 'isFollowed'>, on: boolean): Promise<void> {
  const key = tagKey(tag.name);
  const request = { tag: tag.name };
  return toggle({
    key: `tag:${key}`,
    on,
    confirmed: tagOverlay.get(key)?.followed ?? tag.isFollowed,
    begin: () => tagOverlay.hold(key),
    request,
    send: (wanted) => (wanted ? followTag : unfollowTag)(request),
    show: (followed) => tagOverlay.put(key, { followed }),
    accept: () => {},
    refuse: (error, wanted) => {
      const fallback = wanted ? t`We could not follow #${tag.name}.` : t`We could not unfollow #${tag.name}.`;
      tellFailure(error, fallback);
    },
  });
}
