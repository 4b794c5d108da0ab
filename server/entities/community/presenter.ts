import type { components } from '#generated/types/api.d.ts';
import { drawnAvatar, themeOf } from '../blog/appearance.ts';
import type { CommunityRow } from './rows.ts';

type Schemas = components['schemas'];

/** Returns the mention of a community in texts. */
export const mentionTagOf = ({ handle }: Pick<CommunityRow, 'handle'>): string => `@@${handle}`;

/** Returns the avatar of a community, the largest size first. */
export function communityAvatar(row: CommunityRow): Schemas['Image'][] {
  return row.avatar.length > 0 ? row.avatar : drawnAvatar(row.handle.toLowerCase());
}

/** Returns the colours and fonts of a community, whose picture is square. */
export function communityTheme({ theme, header }: CommunityRow): Schemas['BlogTheme'] {
  return themeOf({ theme: { avatarShape: 'square', ...theme }, header });
}

/** Returns what may be told of a community to somebody who may not look in (codes 23001 and 23002). */
export function communityCurtain(
  row: CommunityRow,
  more: Pick<Schemas['CommunityCurtain'], 'invitedBy' | 'version'> = {},
): Schemas['CommunityCurtain'] {
  return {
    name: row.handle,
    title: row.title,
    avatarImage: communityAvatar(row),
    theme: communityTheme(row),
    ...more,
  };
}

/** Values of a community that the row does not hold, read for a whole page at once. */
export interface CommunityPresence {
  onlineCount: number;
  online: Schemas['BlogRef'][];
  friendCount: number;
  friends: Schemas['BlogRef'][];
  membership: Schemas['CommunityMembership'];
  unread: number;
  /** Open entries of the queue, for those who help to run the community. */
  queue: number;
}

/** Returns a community as a card or a row shows it. */
export function presentCommunityRef(
  row: CommunityRow,
  canView: boolean,
  presence: CommunityPresence,
): Schemas['CommunityRef'] {
  return {
    name: row.handle,
    uuid: row.uuid,
    title: row.title,
    description: row.description,
    mentionTag: mentionTagOf(row),
    visibility: row.is_private ? 'private' : 'public',
    joinType: row.join_type,
    memberCount: row.member_count,
    membersOnlineCount: presence.onlineCount,
    postCount: row.post_count,
    createdTs: row.created,
    lastActivityTs: row.last_activity,
    canView,
    avatarImage: communityAvatar(row),
    headerImage: row.header,
    tags: row.tags,
    hasContentLabel: row.has_content_label,
    theme: communityTheme(row),
    onlineMembers: presence.online,
    friends: presence.friends,
    friendCount: presence.friendCount,
    membership: presence.membership,
    ...(row.viewer_role === null ? {} : { unreadPostCount: presence.unread }),
    ...(row.viewer_role === 'moderator' || row.viewer_role === 'admin'
      ? { moderationQueueCount: presence.queue }
      : {}),
  };
}
