import { domainError } from '#server/core/errors.ts';
import { countTaggedSince } from '#server/entities/post/tag-counts-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { findTag, relatedTags } from '#server/modules/tags/tag-repository.ts';
import { isTrendingTag, sortFor } from '../hubs/default-sort.ts';
import { newSince } from '../hubs/new-since.ts';
import { tagPictures } from '../hubs/tag-pictures-repository.ts';

const RELATED_COUNT = 8;

export const getHubHeader: Handler<'getHubHeader'> = async ({ params, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const row = await findTag(db, params.tag, viewerId);
  if (!row) throw domainError('not-found', { reason: 'tag', field: 'tag' });
  const [related, isTrending, newCounts, pictures] = await Promise.all([
    relatedTags(db, row.tag, viewerId, RELATED_COUNT),
    isTrendingTag(db, row.tag, viewerId),
    countTaggedSince(db, [row.tag], newSince(services.now())),
    tagPictures(db, [row.tag], viewerId),
  ]);
  const headerImage = pictures.get(row.tag);
  return {
    ...(headerImage ? { headerImage } : {}),
    tag: { ...presentTag(row), isTrending, newPostsCount: newCounts.get(row.tag) ?? 0 },
    defaultSort: sortFor({ followed: row.followed, isTrending }),
    relatedTags: related.map(presentTag),
  };
};
