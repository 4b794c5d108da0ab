import { apiAt } from '../support/api.ts';
import type { SampleParameters } from './addresses.ts';

/** Returns an API client of a member: members find GIFs, visitors do not. */
async function asMember(url: string): Promise<ReturnType<typeof apiAt>> {
  const { data } = await apiAt(url, 'skein-api').POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: 'marlow@example.com', password: 'lantern-7-loom' },
  });
  const token = data?.response.accessToken;
  if (token === undefined) throw new Error('Nobody could log in');
  return apiAt(url, token);
}

/** Returns a checkout and a purchase of a member, who buys premium when they have bought nothing yet. */
async function boughtBy(api: ReturnType<typeof apiAt>): Promise<{ checkoutId: string; purchaseId: string }> {
  const { data: opened } = await api.GET('/v2/premium/checkout', {
    params: { query: { period: 'year', country: 'PT' } },
  });
  const { data: known } = await api.GET('/v2/user/purchases');
  const checkout = opened?.response.checkout;
  let purchaseId = known?.response.purchases[0]?.id;
  if (checkout && purchaseId === undefined) {
    const { data: paid } = await api.POST('/v2/checkouts/{checkout_id}/confirm', {
      params: { path: { checkout_id: checkout.id } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { expected_price: checkout.total.amount, expected_currency: checkout.total.currency },
    });
    purchaseId = paid?.response.checkout.purchaseId;
  }
  if (!checkout || purchaseId === undefined) throw new Error('Nothing could be bought');
  return { checkoutId: checkout.id, purchaseId };
}

/**
 * Returns a post of the demo world with a picture, and everything else that addresses name.
 *
 * @param url of a site with the demo world, or of the mock
 */
export async function samplesOf(url: string): Promise<SampleParameters> {
  const api = await asMember(url);
  const { data: page } = await api.GET('/v2/blog/{blog}/posts', {
    params: { path: { blog: 'marlow' }, query: { type: 'photo' } },
  });
  const { data: found } = await api.GET('/v2/gif_search', { params: { query: { limit: 1 } } });
  const photos = page?.response.posts ?? [];
  const post = photos.find(({ replyCount }) => replyCount > 0) ?? photos[0];
  const bought = await boughtBy(api);
  const [gif] = found?.response.gifs ?? [];
  if (!post || !gif?.embedKey) throw new Error('There is no post or no GIF to look at');
  const { data: notes } = await api.GET('/v2/blog/{blog}/notes', {
    params: { path: { blog: 'marlow' }, query: { id: post.id, mode: 'replies' } },
  });
  const { data: decided } = await api.GET('/v2/communities/{community}/moderation/decisions', {
    params: { path: { community: 'fog-watchers' } },
  });
  return {
    blogname: 'marlow',
    blogName: 'marlow',
    selectedBlogName: 'marlow',
    otherParticipantName: 'odile',
    blog: post.blog.uuid,
    postId: post.id,
    reblogKey: post.reblogKey,
    // Uses the id of a reply that does not exist when there are no replies.
    replyId: notes?.response.notes[0]?.id.replace('reply-', '') ?? '1',
    postSlug: 'walk',
    postType: 'photo',
    searchTerm: 'fog',
    tag: 'photography',
    tabId: 'for-you',
    timelineName: 'popular',
    hubName: 'slow-films',
    embedKey: gif.embedKey,
    slug: 'your-first-post',
    communityId: 'fog-watchers',
    queueType: 'reports',
    activityType: 'posts',
    memberName: 'odile',
    // Uses an id that does not exist when nothing was decided.
    decisionId: decided?.response.decisions[0]?.id ?? '1',
    collectionId: 'col-quiet-water',
    inviter: 'marlow',
    ...bought,
  };
}
