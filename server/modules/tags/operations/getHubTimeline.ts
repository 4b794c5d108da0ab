import { firstPositionAt } from '#server/core/ids.ts';
import { tagKey } from '#server/core/tags.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { startingBelow } from '#server/feed/bounded-skeletons.ts';
import { composeTimeline } from '#server/feed/elements/compose.ts';
import { composedPosition } from '#server/feed/elements/composed-cursor.ts';
import { tagSkeleton, tagTopSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { defaultSort } from '../hubs/default-sort.ts';

export const getHubTimeline: Handler<'getHubTimeline'> = async (context) => {
  const { params, query, db, services, viewer, request } = context;
  const { type, role = 'any', limit = 14 } = query;
  const key = tagKey(params.tag);
  const sort = query.sort ?? (await defaultSort(db, key, viewer?.userId ?? null));
  const from = query.before === undefined ? undefined : firstPositionAt(query.before);
  const filter = { ...(type ? { type } : {}), originalOnly: role === 'original' };
  const position = composedPosition(services.cursors, query.cursor);
  const { posts, links, ...page } = await postPage({
    showsHidden: query.show_hidden,
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton:
      sort === 'top' ? tagTopSkeleton(db, key, filter) : startingBelow(tagSkeleton(db, key, filter), from),
    list: `tag/${key}?${sort}&${type ?? ''}&${role}`,
    cursor: position.cursor,
    limit,
    path: pathOf('getHubTimeline', params),
    // The next page keeps the sort order even when the tag is followed or unfollowed meanwhile.
    query: { ...query, sort, before: undefined },
    omit: (post) => post.content_rating === 'explicit',
  });
  const timeline = await composeTimeline({
    db,
    userId: viewer?.userId ?? null,
    locale: readerLocale(request),
    now: services.now(),
    adsKey: services.keys.ads,
    request,
    sources: services.elementSources,
    timeline: 'tag',
    tagKey: key,
    posts,
    links,
    cursors: services.cursors,
    position,
  });
  return { timeline: { ...page, ...timeline } };
};
