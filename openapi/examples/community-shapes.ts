import { type CommunitySource, communities, communityCategories } from '../world/communities.ts';
import { random, token } from '../world/random.ts';
import { ago, artOf } from './shapes.ts';
import { blogRefOf, MEMBER, now, postOf, type Schemas, world } from './world.ts';

const readers = world.blogs.filter((blog) => blog.source.follows.length > 0 && blog.postCount <= 8);

/** Returns a category of communities. */
export function categoryOf(id: string): Schemas['CommunityCategory'] {
  const found = communityCategories.find((category) => category[0] === id);
  if (!found) throw new RangeError(`No category ${id}`);
  const [, title, description, art, accentColor] = found;
  const communityCount = communities.filter((source) => source.categories.includes(id)).length;
  return { id, title, description, communityCount, image: artOf(art), accentColor };
}

/** All categories, in display order. */
export const allCategories = communityCategories.map(([id]) => categoryOf(id));

/** Returns a community of the world by its handle. */
export function communitySource(handle: string): CommunitySource {
  const found = communities.find((source) => source.handle === handle);
  if (!found) throw new RangeError(`No community ${handle}`);
  return found;
}

/** Returns the keys of everybody in a community: admins, moderators, members, then readers. */
export function membersOf(source: CommunitySource): string[] {
  const crowd = random(`crowd:${source.handle}`).shuffle(readers).slice(0, source.crowd);
  return [...source.admins, ...source.moderators, ...source.members, ...crowd.map((blog) => blog.key)];
}

const roleOf = (source: CommunitySource, key: string): Schemas['CommunityRole'] =>
  source.admins.includes(key) ? 'admin' : source.moderators.includes(key) ? 'moderator' : 'member';

/** Returns the demo member's membership of a community. */
export function membershipOf(source: CommunitySource): Schemas['CommunityMembership'] {
  if (!membersOf(source).includes(MEMBER)) return { isMember: false };
  return {
    isMember: true,
    role: roleOf(source, MEMBER),
    blogName: world.blog(MEMBER).name,
    isMuted: false,
    isUnreadMuted: source.handle === 'natural-dyers',
  };
}

/** Returns the membership of the demo member's blog. */
function ownMembershipOf(source: CommunitySource): Schemas['OwnMembership'] {
  return {
    blogName: world.blog(MEMBER).name,
    role: roleOf(source, MEMBER),
    isMuted: false,
    joinedTs: ago(source.age),
  };
}

/** Returns a community as a card or a row shows it. */
export function communityRefOf(handle: string): Schemas['CommunityRef'] {
  const source = communitySource(handle);
  const members = membersOf(source);
  const membership = membershipOf(source);
  return {
    name: handle,
    uuid: `c:${token(`community:${handle}`, 22)}`,
    title: source.title,
    description: source.description,
    mentionTag: `@@${handle}`,
    visibility: source.visibility,
    joinType: source.joinType,
    memberCount: members.length,
    membersOnlineCount: Math.ceil(members.length / 5),
    postCount: source.posts.length,
    createdTs: ago(source.age),
    lastActivityTs: Math.max(...source.posts.map(({ post }) => postOf(post).timestamp)),
    canView: source.visibility === 'public' || membership.isMember,
    avatarImage: artOf(source.avatar).slice(-1),
    headerImage: artOf(source.header).slice(0, 1),
    tags: [...source.tags],
    hasContentLabel: source.isLabelled ?? false,
    theme: themeOf(source),
    onlineMembers: facesOf(source, 3),
    friends: facesOf(source, 2),
    friendCount: Math.min(2, membersOf(source).length),
    membership,
    ...(membership.isMember ? { unreadPostCount: handle === 'fog-watchers' ? 3 : 1 } : {}),
    ...(membership.role === 'admin' || membership.role === 'moderator' ? { moderationQueueCount: 1 } : {}),
  };
}

/** Handles of the communities the demo member is in, the last used first. */
export const joinedHandles = communities
  .filter((source) => membershipOf(source).isMember)
  .map((source) => source.handle);

/** Returns the rules of a community with their identity. */
export function rulesOf(source: CommunitySource): Schemas['CommunityRule'][] {
  return source.guidelines.map((text, index) => ({
    id: `rule-${source.handle}-${index + 1}`,
    position: index + 1,
    text,
  }));
}

/** Returns the colours of a community: those of the blog of its first admin. */
const themeOf = ({ admins: [first = MEMBER] }: CommunitySource): Schemas['BlogTheme'] =>
  world.blog(first).theme;

/** Returns members of a community as references. */
const facesOf = (source: CommunitySource, count: number): Schemas['BlogRef'][] =>
  membersOf(source)
    .filter((key) => key !== MEMBER)
    .slice(0, count)
    .map(blogRefOf);

/** Returns how many communities are joined in which way. */
export function joinTypeCountsOf(items: readonly Schemas['CommunityRef'][]): Schemas['JoinTypeCounts'] {
  const count = (joinType: Schemas['CommunityJoinType']) =>
    items.filter((item) => item.joinType === joinType).length;
  return { free: count('free'), request: count('request'), invite: count('invite') };
}

/** Returns the boards of a community, in their order. */
export function boardsOf(source: CommunitySource): Schemas['CommunityBoard'][] {
  return source.boards.map(([path, title, description], index) => ({
    path,
    title,
    description,
    unread: index === 0 ? 2 : 0,
    postCount: source.posts.filter((post) => post.board === path).length,
    modsOnly: path === 'notices',
  }));
}

/** Returns a whole community as the demo member sees it. */
export function communityOf(handle: string, more: Partial<Schemas['Community']> = {}): Schemas['Community'] {
  const source = communitySource(handle);
  const { lastActivityTs: _, ...ref } = communityRefOf(handle);
  const isMember = ref.membership?.isMember ?? false;
  const isMod = ref.membership?.role === 'admin' || ref.membership?.role === 'moderator';
  return {
    ...ref,
    description: source.description,
    about: source.about,
    membersOnlineCount: ref.membersOnlineCount ?? 0,
    postCount: source.posts.length,
    createdTs: ago(source.age),
    headerImage: artOf(source.header),
    avatarImage: artOf(source.avatar),
    tags: [...source.tags],
    boards: boardsOf(source),
    categories: source.categories.map(categoryOf),
    guidelines: [...source.guidelines],
    guidelinesSummary: source.guidelines[0] ?? '',
    rules: rulesOf(source),
    theme: themeOf(source),
    prompt: 'Show what you saw',
    reactionChoices: ['🌫️', '❤️', '👏'],
    memberships: isMember ? [ownMembershipOf(source)] : [],
    membershipRequests: [],
    ...(isMember
      ? { readMarker: { postId: postOf(source.posts[0]?.post ?? '').id, readTs: ago('2d') } }
      : {}),
    stewardship: { state: 'attended' },
    version: 4,
    hasContentLabel: source.isLabelled ?? false,
    ...(source.isLabelled ? { contentLabelLastReporter: 'community_admin' as const } : {}),
    ...(source.question ? { customQuestion: source.question, customQuestions: [source.question] } : {}),
    populationCap: source.visibility === 'private' ? 24 : null,
    blogIds: isMember ? [world.blog(MEMBER).uuid] : [],
    language: 'en',
    canEdit: ref.membership?.role === 'admin',
    canInteract: isMember,
    canInvite: isMod,
    canPost: isMember,
    canViewComments: source.visibility === 'public' || isMember,
    membership: ref.membership ?? { isMember: false },
    subscribed: handle === 'fog-watchers',
    ...(isMod
      ? {
          inviteLinkUseCount: 14,
          inviteLink: `https://skein.localhost/communities/${handle}/join?invite_hash=${token(`invite:${handle}`, 16)}`,
          pendingInvitationsCount: 3,
          pendingMembershipRequestsCount: 3,
          banCount: 1,
          moderationQueueCount: 4,
        }
      : {}),
    relatedCommunities: communities
      .filter(
        (other) => other.handle !== handle && other.categories.some((id) => source.categories.includes(id)),
      )
      .slice(0, 3)
      .map((other) => communityRefOf(other.handle)),
    ...more,
  };
}

/** Returns a member of a community, as the demo member sees them. */
export function memberOf(handle: string, key: string): Schemas['CommunityMember'] {
  const source = communitySource(handle);
  const blog = world.blog(key);
  const ref = blogRefOf(key);
  const isFollowingYou = world.blog(MEMBER).followedBy.has(blog.owner);
  const role = roleOf(source, key);
  const place = membersOf(source).indexOf(key);
  return {
    avatar: ref.avatar,
    canShowBadges: true,
    description: blog.source.description,
    isOnline: place % 5 === 0,
    name: ref.name,
    title: ref.title,
    updated: Math.floor(blog.updatedAt / 1000),
    url: ref.url,
    blogViewUrl: ref.blogViewUrl,
    uuid: ref.uuid,
    isMutual: isFollowingYou && (ref.followed ?? false),
    followed: ref.followed ?? false,
    isFollowingYou,
    isAdmin: role === 'admin',
    isModerator: role === 'moderator',
    joinedTs: Math.min(now, ago(source.age) + Math.max(0, place) * 1_200_000),
    shouldBlur: false,
    theme: ref.theme,
  };
}

/** Returns a community post with its board, its reactions and its comment count. */
export function communityPostOf(handle: string, key: string): Schemas['Post'] {
  const source = communitySource(handle);
  const found = source.posts.find((post) => post.post === key);
  if (!found) throw new RangeError(`${key} is not in ${handle}`);
  const ref = communityRefOf(handle);
  const post = postOf(key);
  const isMod = ref.membership?.role === 'admin' || ref.membership?.role === 'moderator';
  return {
    ...post,
    canDelete: post.canDelete || isMod,
    canReblog: source.visibility === 'public' && post.canReblog,
    isPinned: found.pinned ?? false,
    community: {
      name: ref.name,
      uuid: ref.uuid,
      title: ref.title,
      memberCount: ref.memberCount,
      canView: ref.canView,
      avatarImage: ref.avatarImage,
      mentionTag: ref.mentionTag,
      state: 'published',
      ...(found.board ? { boardPath: found.board } : {}),
      isPinned: found.pinned ?? false,
      authorRole: roleOf(source, world.post(key).blog.key),
      commentCount: (found.comments ?? []).reduce((sum, c) => sum + 1 + (c.replies?.length ?? 0), 0),
    },
    reactions: (found.reactions ?? []).map(([grapheme, slug, count], index) => ({
      id: `reaction-${slug}`,
      slug,
      grapheme,
      count,
      reacted: index === 0,
    })),
  };
}

/** Returns the posts of a community, pinned ones first. */
export const communityPosts = (handle: string): Schemas['Post'][] =>
  communitySource(handle).posts.map(({ post }) => communityPostOf(handle, post));
