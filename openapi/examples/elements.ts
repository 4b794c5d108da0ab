import { collectionRefOf } from './collection-shapes.ts';
import { allCategories, communityRefOf } from './community-shapes.ts';
import { ago, ahead, artOf } from './shapes.ts';
import { tagOf } from './tags.ts';
import { thumbOf } from './thumbs.ts';
import { videoHubs } from './video-hubs.ts';
import { blogRefOf, postOf, type Schemas } from './world.ts';

type Element = Schemas['TimelineElement'];
type Card = Schemas['CarouselCard'];

const [arts, outdoors] = allCategories as [Schemas['CommunityCategory'], Schemas['CommunityCategory']];
const [slowFilms] = videoHubs as [Schemas['VideoHub']];
const button = (text: string, href: string, style?: 'primary' | 'secondary' | 'quiet') => ({
  text,
  href,
  ...(style ? { style } : {}),
});

/** Returns a heading between elements. */
export const titleOf = (id: string, text: string, subtext?: string): Schemas['TitleElement'] => ({
  objectType: 'title',
  id: `title-${id}`,
  text,
  ...(subtext ? { subtext } : {}),
});

/** Returns a blog as a card with a few of its posts. */
export const blogCardOf = (
  key: string,
  reason: string,
  posts: readonly string[],
): Schemas['BlogElement'] => ({
  objectType: 'blog',
  id: `blog-card-${key}`,
  blog: blogRefOf(key),
  reason,
  tags: ['photography'],
  posts: posts.map(thumbOf),
  canDismiss: true,
});

export const communityCardOf = (handle: string): Schemas['CommunityCardElement'] => ({
  objectType: 'community_card',
  id: `community-card-${handle}`,
  community: communityRefOf(handle),
  reason: 'Two blogs you follow are members',
  friends: [blogRefOf('odile'), blogRefOf('hut')],
});

export const communityRowOf = (handle: string): Schemas['CommunityRowElement'] => ({
  objectType: 'community_row',
  id: `community-row-${handle}`,
  community: communityRefOf(handle),
  reason: 'Popular today',
});

/** One card of every kind a carousel can hold. */
export const everyCard: Card[] = [
  titleOf('around', 'All around'),
  blogCardOf('yusra', 'Because you follow natsuki-techo', ['yusra-gold', 'yusra-dots']),
  communityCardOf('cats-with-grievances'),
  {
    objectType: 'followed_tag_carousel_card',
    id: 'card-fog',
    tag: tagOf('fog'),
    posts: [thumbOf('marlow-seven-ridges')],
  },
  {
    objectType: 'tag_carousel_card',
    id: 'card-bread',
    tag: tagOf('bread'),
    posts: [thumbOf('odile-first-out'), thumbOf('odile-trio')],
    backgroundColor: '#9a4a1c',
  },
  { objectType: 'video_hub_card', id: 'card-slow-films', hub: slowFilms },
  { objectType: 'community_category_card', id: 'card-arts', category: arts },
];

const house = {
  id: '801954372210066101',
  title: 'Skein has no sponsors today',
  text: 'This space is for you. Have a look at the moon.',
  buttonText: 'Look',
  href: '/tagged/the%20moon',
  images: artOf('tamsin-saturn').slice(-1),
};

/** One element of every kind a timeline can hold, in an order that could be a page. */
export const everyElement: Element[] = [
  {
    objectType: 'takeover_banner',
    id: 'takeover-night',
    image: artOf('hut-alpenglow').slice(0, 1),
    href: '/explore/answertime',
    accentColor: '#3a3fa0',
    text: 'Tonight: ask an astronomer',
  },
  {
    objectType: 'sponsored_day',
    id: 'sponsored-soup',
    title: 'A day of soup',
    text: 'Brought to you by the hut at 2304 metres, which sells nothing.',
    sponsorName: 'Hut at 2304 metres',
    href: '/hut-2304',
    image: artOf('hut-alpenglow').slice(-1),
    accentColor: '#7a2f33',
  },
  titleOf('today', 'For you today', 'Picked from what you follow'),
  {
    objectType: 'tag_ribbon',
    id: 'ribbon',
    title: 'Your tags',
    tags: [tagOf('fog'), tagOf('astronomy'), tagOf('small poems')],
  },
  postOf('tamsin-moon-tonight'),
  {
    objectType: 'blazed_post',
    id: 'blazed-loopkin',
    post: { ...postOf('loopkin-lighthouse'), isBlazed: true },
    label: 'Blazed',
    blazedBy: blogRefOf('loopkin'),
    placementId: 'blaze-7731',
  },
  {
    objectType: 'carousel',
    id: 'carousel-all',
    title: 'Something of everything',
    cards: everyCard,
    button: button('More', '/explore'),
  },
  blogCardOf('kilnside', 'Because you follow loom-room', ['kilnside-moon-jar', 'kilnside-cobalt']),
  {
    objectType: 'blog_row',
    id: 'row-polyglot',
    blog: blogRefOf('polyglot'),
    reason: 'Writes about words',
    canDismiss: true,
  },
  { objectType: 'tag_info_row', id: 'tag-row-comics', tag: tagOf('comics'), text: '3 new posts today' },
  {
    objectType: 'trending_tag',
    id: 'trending-complaints',
    rank: 1,
    tag: tagOf('complaints'),
    posts: [thumbOf('cat-complaint-412'), thumbOf('cat-keyboard')],
  },
  { objectType: 'chiclet', id: 'chiclet-plaid', thumb: thumbOf('loom-plaid'), tag: 'weaving' },
  {
    objectType: 'chiclet_row',
    id: 'chiclets',
    title: 'Small windows',
    chiclets: ['greta-carrots', 'natsuki-page-today', 'maps-island', 'bitbarrow-handheld'].map(thumbOf),
    canDismiss: true,
  },
  {
    objectType: 'community_hub_header_card',
    id: 'communities-head',
    title: 'Communities',
    text: 'Small rooms with doors that open.',
    image: artOf('skein-riso').slice(0, 1),
    button: button('Make one', '/communities/new', 'primary'),
  },
  communityCardOf('back-garden-astronomy'),
  communityRowOf('bread-failures'),
  { objectType: 'browse_category_card', id: 'browse-outdoors', category: outdoors },
  {
    objectType: 'video_hub_featured',
    id: 'hub-featured',
    hub: slowFilms,
    videos: [thumbOf('tamsin-film-saturnrise')],
  },
  { objectType: 'video_hubs_container', id: 'hubs', title: 'Channels', hubs: [...videoHubs] },
  { objectType: 'video_hub_card', id: 'hub-card', hub: slowFilms },
  {
    objectType: 'answertime_cta',
    id: 'answertime-tamsin',
    blog: blogRefOf('tamsin'),
    title: 'Tamsin answers at nine',
    text: 'Ask about the moon. It will be up.',
    href: '/explore/answertime',
    live: false,
    startDate: '2026-11-14T21:00:00Z',
    accentColor: '#9db4ff',
  },
  {
    objectType: 'collection_invite_header',
    id: 'invite-lighthouses',
    collection: collectionRefOf('col-lighthouses'),
    inviter: blogRefOf('hut'),
    recipient: blogRefOf('marlow'),
    message: 'You have more of these than anybody.',
    sentTs: ago('1d'),
  },
  {
    objectType: 'announcement',
    id: 'news-filters',
    title: 'Filters that warn',
    text: 'A filter can now fold a post away instead of hiding it.',
    dismissible: true,
    image: artOf('skein-filters').slice(-1),
    button: button('Your filters', '/settings/account'),
  },
  {
    objectType: 'celebration',
    id: 'birthday',
    kind: 'blog_birthday',
    title: 'Odile bakes (again) is two',
    blog: blogRefOf('odile'),
    count: 2,
    text: '612 posts since the first loaf, which was flat.',
    button: button('Here it is', '/odile-bakes', 'quiet'),
    canDismiss: true,
  },
  {
    objectType: 'boop_counter',
    id: 'boops',
    counts: { sent: 12, received: 41, canBoop: true },
    text: 'Most of them were the cat.',
    blog: blogRefOf('cat'),
  },
  {
    objectType: 'signpost_cta',
    id: 'sign-tags',
    title: 'Follow a tag',
    text: 'Three more and this page knows you.',
    icon: 'tag',
    button: button('Find tags', '/explore'),
    canDismiss: true,
  },
  {
    objectType: 'cta',
    id: 'cta-first-post',
    title: 'Say something small',
    text: 'A sentence is a post.',
    button: button('Write', '/new/text', 'primary'),
    secondaryButton: button('Not now', '/dashboard', 'quiet'),
  },
  {
    objectType: 'app',
    id: 'app',
    title: 'Skein on your phone',
    text: 'The same threads, smaller.',
    appName: 'Skein',
    icon: artOf('avatar-skein').slice(-1),
    button: button('Get it', '/help/getting-started'),
    canDismiss: true,
  },
  {
    objectType: 'premium_banner',
    id: 'premium',
    title: 'No ads, ever',
    text: 'From $4.99 a month.',
    button: button('Premium', '/premium'),
    dismissible: true,
  },
  {
    objectType: 'backfill_ad',
    id: 'backfill-1',
    ad: house,
    placementId: 'house-1',
    serveId: 'serve-1',
    supplyId: 'supply-inline',
    price: 0.42,
    attribution: {
      advertiserId: 'adv-lantern',
      campaignId: 'cmp-winter',
      adGroupId: 'group-evenings',
      adId: 'ad-7',
      creativeId: 'creative-7b',
    },
    trackers: [{ kind: 'impression', url: '/services/pixel?v=1' }],
  },
  {
    objectType: 'client_side_ad_waterfall',
    id: 'waterfall-1',
    placement: 'timeline',
    sources: [
      {
        placementId: 'timeline-house-1',
        adSource: 'house',
        adType: 'google_native',
        expireTime: ahead('10m'),
        signature: 'c2lnLTE',
        serveId: 'serve-2',
        house: { ...house, id: '801954372210066103', title: 'A bench for your people' },
      },
    ],
  },
  {
    objectType: 'search_clear_filters_cta',
    id: 'clear',
    text: 'Few posts match your filters.',
    buttonText: 'Search everything',
    activeFilters: ['days', 'type'],
  },
  {
    objectType: 'timeline_action_message',
    id: 'new-posts',
    text: 'Twelve new posts since you looked.',
    button: button('Show them', '/dashboard'),
  },
  { objectType: 'hr_with_label', id: 'seen', label: 'Seen before' },
  postOf('odile-first-out'),
  {
    objectType: 'button',
    id: 'more',
    button: button('More like this', '/explore/recommended-for-you', 'secondary'),
  },
  {
    objectType: 'timeline_message',
    id: 'caught-up',
    text: 'You are caught up.',
    subtext: 'Nothing newer, and that is fine.',
    kind: 'caught-up',
  },
];

/** Returns the name of the timeline whose example shows an element: `element-blog-row`. */
export const timelineNameOf = ({ objectType }: Element): string =>
  `element-${objectType.replaceAll('_', '-')}`;

/** Returns a page with one element between two posts. */
export const betweenPosts = (element: Element): Element[] => [
  postOf('tamsin-moon-tonight'),
  element,
  postOf('odile-first-out'),
];

/** Returns the element of an empty timeline. */
export const emptyMessage = (text: string): Element => ({
  objectType: 'timeline_message',
  id: 'nothing',
  text,
  kind: 'empty',
});
