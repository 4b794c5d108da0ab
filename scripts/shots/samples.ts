import { apiAt } from '../support/api.ts';
import type { SampleParameters } from './addresses.ts';

/** Returns an API client of a member: members find GIFs, visitors do not. */
async function asMember(url: string): Promise<Api> {
  const { data } = await apiAt(url, 'skein-api').POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: 'marlow@example.com', password: 'lantern-7-loom' },
  });
  const token = data?.response.accessToken;
  if (token === undefined) throw new Error('Nobody could log in');
  return apiAt(url, token);
}

type Api = ReturnType<typeof apiAt>;

const GIFT_PRODUCT = 'premium-month-gift';

/** Returns a newest purchase of a member; undefined without one. */
async function newestPurchase(api: Api): Promise<string | undefined> {
  const { data } = await api.GET('/v2/user/purchases');
  return data?.response.purchases[0]?.id;
}

/**
 * Returns a checkout and a purchase of a member: a gift that waits to be paid, which can be ordered any number of times,
 * and the newest purchase. A gift is paid when nothing was bought yet.
 */
async function boughtBy(api: Api): Promise<{ checkoutId: string; purchaseId: string }> {
  const { data: found } = await api.GET('/v2/skeinmart/products/{product_id}', {
    params: { path: { product_id: GIFT_PRODUCT } },
  });
  const order = async () => {
    const { data, error } = await api.POST('/v2/skeinmart/checkout', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        product_id: GIFT_PRODUCT,
        tumblelog: 'tamsin',
        is_gift: true,
        expected_price: found?.response.product.price.amount ?? 0,
      },
    });
    if (!data) throw new Error(`Nothing could be ordered: ${JSON.stringify(error)}`);
    return data.response.checkout;
  };
  let purchaseId = await newestPurchase(api);
  if (purchaseId === undefined) {
    const checkout = await order();
    await api.POST('/v2/checkouts/{checkout_id}/confirm', {
      params: { path: { checkout_id: checkout.id } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { expected_price: checkout.total.amount, expected_currency: checkout.total.currency },
    });
    // Another run beside this one may have paid the same checkout.
    purchaseId = await newestPurchase(api);
  }
  if (purchaseId === undefined) throw new Error('Nothing could be bought');
  return { checkoutId: (await order()).id, purchaseId };
}

/** Returns a gift that a member got, else one that they gave; an id that does not exist without any. */
async function giftOf(api: Api): Promise<string> {
  for (const direction of ['received', 'sent'] as const) {
    const { data } = await api.GET('/v2/user/gifts', { params: { query: { direction } } });
    const [gift] = data?.response.gifts ?? [];
    if (gift) return gift.id;
  }
  return '1';
}

const COMMUNITY = 'fog-watchers';

/** Returns a post of the community with comments, and one of these. */
async function commentedPost(api: Api): Promise<{ postId: string; commentId: string }> {
  const { data: page } = await api.GET('/v2/communities/{community}/timeline', {
    params: { path: { community: COMMUNITY } },
  });
  for (const { id } of page?.response.timeline.elements ?? []) {
    const { data: found } = await api.GET('/v2/communities/{community}/posts/{id}/comments', {
      params: { path: { community: COMMUNITY, id } },
    });
    const [comment] = found?.response.comments ?? [];
    if (comment) return { postId: id, commentId: comment.id };
  }
  throw new Error(`No post of ${COMMUNITY} has a comment`);
}

/** Returns a domain of the member; connects one when there is none. */
async function domainOf(api: Api): Promise<string> {
  const { data } = await api.GET('/v2/user/domains');
  const [own] = data?.response.domains ?? [];
  if (own) return own.domainName;
  const body = { domain_name: 'blog.seven-ridges.com', tumblelog: 'marlow' };
  const { data: connected } = await api.POST('/v2/user/domains', { body });
  return connected?.response.domain.domainName ?? body.domain_name;
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
  const { data: burning } = await api.GET('/v2/blog/{blog}/ignite/campaigns', {
    params: { path: { blog: 'marlow' } },
  });
  const [gif] = found?.response.gifs ?? [];
  if (!post || !gif?.embedKey) throw new Error('There is no post or no GIF to look at');
  const { data: notes } = await api.GET('/v2/blog/{blog}/notes', {
    params: { path: { blog: 'marlow' }, query: { id: post.id, mode: 'replies' } },
  });
  const { data: decided } = await api.GET('/v2/communities/{community}/moderation/decisions', {
    params: { path: { community: COMMUNITY } },
  });
  const { data: queue } = await api.GET('/v2/communities/{community}/moderation/queue', {
    params: { path: { community: COMMUNITY } },
  });
  const inCommunity = await commentedPost(api);
  const decisions = decided?.response.decisions ?? [];
  const decidedComment = decisions.find(({ kind }) => kind === 'comment');
  const decidedPost = decisions.find(({ kind }) => kind === 'post');
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
    communityId: COMMUNITY,
    'communityId.postId': inCommunity.postId,
    commentId: inCommunity.commentId,
    queueType: 'reports',
    activityType: 'posts',
    memberName: 'odile',
    moderatedPostId: decidedPost?.postId ?? '1',
    commentedPostId: decidedComment?.postId ?? '1',
    moderatedCommentId: decidedComment?.commentId ?? '1',
    // Uses an id that does not exist when nothing was decided.
    decisionId: decided?.response.decisions[0]?.id ?? '1',
    itemId: queue?.response.items[0]?.id ?? '1',
    collectionId: 'col-quiet-water',
    inviter: 'marlow',
    group: 'badges',
    productId: 'badge-comet',
    page: 'gifts',
    giftId: await giftOf(api),
    blazeTab: 'burning',
    // Uses an id that does not exist when nothing was blazed.
    campaignId: burning?.response.campaigns[0]?.id ?? '1',
    searchMode: 'recent',
    domainName: await domainOf(api),
    recordId: 'dns_c3',
    ...bought,
  };
}
