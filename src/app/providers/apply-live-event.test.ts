import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getGetUserCountsQueryKey } from '#generated/hooks/base/base.ts';
import {
  getGetCollectionQueryKey,
  getGetCollectionTimelineInfiniteQueryKey,
  getGetPatioQueryKey,
  getListCollaboratorsQueryKey,
  getListCollectionsInfiniteQueryKey,
} from '#generated/hooks/collections/collections.ts';
import {
  getGetCommunityPostQueryKey,
  getGetCommunityQueryKey,
  getGetCommunityTimelineInfiniteQueryKey,
  getGetCommunityTimelineQueryKey,
  getListCommentsInfiniteQueryKey,
  getListCommunitiesQueryKey,
  getListModerationQueueInfiniteQueryKey,
} from '#generated/hooks/communities/communities.ts';
import { getGetDashboardQueryKey } from '#generated/hooks/feed/feed.ts';
import { getListConversationsQueryKey } from '#generated/hooks/messaging/messaging.ts';
import { getGetPollResultsQueryKey } from '#generated/hooks/posts/posts.ts';
import type { LiveEvent } from '#src/shared/api/live/event-stream.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { useSessionExpired } from './use-session-expired.ts';

const KEYS = {
  counts: getGetUserCountsQueryKey(),
  letters: getListConversationsQueryKey(),
  dashboard: getGetDashboardQueryKey(),
  looksForPosts: ['a list that looks for posts'],
  poll: getGetPollResultsQueryKey('tea'),
  otherPoll: getGetPollResultsQueryKey('milk'),
  hub: getGetCommunityQueryKey('fog'),
  newOnHub: getGetCommunityTimelineQueryKey('fog', { type: 'recent' }),
  hubPosts: getGetCommunityTimelineInfiniteQueryKey('fog', { type: 'recent' }),
  communities: getListCommunitiesQueryKey(),
  communityPost: getGetCommunityPostQueryKey('fog', '7'),
  comments: getListCommentsInfiniteQueryKey('fog', '7'),
  otherComments: getListCommentsInfiniteQueryKey('fog', '70'),
  queue: getListModerationQueueInfiniteQueryKey('fog'),
  collections: getListCollectionsInfiniteQueryKey({ mine: 1 }),
  collection: getGetCollectionQueryKey('rain'),
  collaborators: getListCollaboratorsQueryKey('rain'),
  readPosts: getGetCollectionTimelineInfiniteQueryKey('rain', { sort: 'added' }),
  arrangedPosts: getGetCollectionTimelineInfiniteQueryKey('rain', { sort: 'manual', limit: 50 }),
  otherCollection: getGetCollectionQueryKey('rainbow'),
  patio: getGetPatioQueryKey(),
  elsewhere: ['elsewhere'],
};

it.each<[LiveEvent, string[]]>([
  [{ kind: 'lost' }, []],
  [
    { kind: 'ready' },
    [
      ...['counts', 'letters', 'dashboard', 'looksForPosts', 'hub', 'newOnHub', 'communities', 'queue'],
      ...['collections', 'collection', 'collaborators', 'arrangedPosts', 'otherCollection', 'patio'],
    ],
  ],
  [{ kind: 'messages' }, ['counts', 'letters']],
  [{ kind: 'posts' }, ['counts', 'dashboard', 'looksForPosts']],
  [{ kind: 'polls', ids: ['tea'] }, ['poll']],
  [{ kind: 'polls' }, []],
  [{ kind: 'communities' }, ['counts', 'hub', 'newOnHub', 'communities']],
  [{ kind: 'comments', ids: ['7'] }, ['communityPost', 'comments']],
  [{ kind: 'reactions', ids: ['7'] }, ['communityPost', 'comments']],
  [{ kind: 'moderation' }, ['counts', 'hub', 'communities', 'queue']],
  [{ kind: 'collections', ids: ['rain'] }, ['collections', 'collection', 'collaborators', 'arrangedPosts']],
  [{ kind: 'columns' }, ['patio']],
])('applyLiveEvent for %o refetches the affected queries and no others', (news, asked) => {
  const client = new QueryClient();
  client.setQueryDefaults(KEYS.looksForPosts, { meta: { lookFor: 'posts' } });
  client.setQueryDefaults(KEYS.newOnHub, { meta: { lookFor: 'communities' } });
  client.setQueryDefaults(KEYS.arrangedPosts, { meta: { lookFor: 'collections' } });
  for (const key of Object.values(KEYS)) client.setQueryData(key, 'known');
  applyLiveEvent(client, news);
  const anew = Object.entries(KEYS).filter(([, key]) => client.getQueryState(key)?.isInvalidated);
  expect(anew.map(([name]) => name)).toEqual(asked);
});

const SessionState = (): string => String(useSessionExpired());

it('useSessionExpired is false while rendering on the server', () => {
  expect(renderToStaticMarkup(createElement(SessionState))).toBe('false');
});
