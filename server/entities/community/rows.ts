import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import { MODERATOR_PERMISSIONS, type ModeratorPermission, type SpaceRole } from '#server/membership/roles.ts';
import { type CommunitySettingValues, communitySettingValues } from './community-settings.ts';

type Schemas = components['schemas'];

/** A community's database row, with its relation to the viewer. */
export interface CommunityRow
  extends Columns<
    'communities',
    | 'id'
    | 'uuid'
    | 'handle'
    | 'title'
    | 'description'
    | 'about'
    | 'is_private'
    | 'join_type'
    | 'population_cap'
    | 'tags'
    | 'categories'
    | 'language'
    | 'location'
    | 'avatar_alt_text'
    | 'header_alt_text'
    | 'prompt'
    | 'reactions'
    | 'has_content_label'
    | 'label_reporter'
    | 'label_was_lifted'
    | 'invite_hash'
    | 'invite_use_count'
    | 'version'
    | 'member_count'
    | 'post_count'
  > {
  avatar: Schemas['Image'][];
  header: Schemas['Image'][];
  theme: Partial<Schemas['BlogTheme']>;
  /** Completed by the defaults. */
  settings: CommunitySettingValues;
  /** Times in seconds since 1970; null for one that did not happen. */
  created: number;
  last_activity: number;
  attended: number;
  handle_changed: number | null;
  deleted: number | null;
  /** The viewer's highest role; null for everybody who is no member. */
  viewer_role: SpaceRole<'community'> | null;
  /** Rights that the viewer has as a moderator; null for everybody else. Admins have all. */
  viewer_permissions: ModeratorPermission[] | null;
  is_banned: boolean;
  /** The ban that keeps the viewer out; null for everybody else. */
  own_ban: OwnBanValues | null;
  /** True when moderators muted the viewer, who may read but not write. */
  is_write_muted: boolean;
  /** When that ends, in seconds since 1970; null for a mute without end, and without one. */
  write_muted_until: number | null;
  /** True when a blog of the viewer is invited. */
  is_invited: boolean;
}

/** A ban as its person sees it; the message once it was sent. */
export interface OwnBanValues {
  decisionId: string;
  reason: Schemas['ModerationReason'];
  ruleId: string | null;
  ruleText: string | null;
  message: string;
  /** Seconds since 1970. */
  banned: number;
  /** Seconds since 1970; null for a ban without end. */
  ends: number | null;
  canAppeal: boolean;
}

/** The rights of a moderator to whom nobody gave fewer, in SQL. */
const ALL_PERMISSIONS = `array[${MODERATOR_PERMISSIONS.map((one) => `'${one}'`).join(', ')}]`;

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;

/**
 * Returns the columns of {@link CommunityRow}. The statement must call the community `c` and pass the viewer's id (or
 * null) as the parameter named in `viewer`, for example `$2::bigint`.
 */
export function communityColumns(viewer: string): string {
  const muted = `q.community_id = c.id and q.user_id = ${viewer} and (q.ends_at is null or q.ends_at > now())`;
  return `c.id, c.uuid, c.handle, c.title, c.description, c.about, c.is_private, c.join_type, c.population_cap, c.tags,
    c.categories, c.language, c.location, c.avatar, c.header, c.avatar_alt_text, c.header_alt_text, c.theme, c.prompt,
    c.reactions, c.has_content_label, c.label_reporter, c.label_was_lifted, c.settings, c.invite_hash, c.invite_use_count, c.version,
    c.member_count, c.post_count, ${seconds('c.created_at')} as created,
    ${seconds('c.last_activity_at')} as last_activity, ${seconds('c.attended_at')} as attended,
    ${seconds('c.handle_changed_at')} as handle_changed, ${seconds('c.deleted_at')} as deleted,
    (select m.role from space_members m where m.space_id = c.id and m.user_id = ${viewer}
      order by array_position(array['admin', 'moderator', 'member'], m.role) limit 1) as viewer_role,
    (select array_agg(distinct p.permission) from space_members m
      cross join lateral unnest(coalesce(m.permissions, ${ALL_PERMISSIONS})) p (permission)
      where m.space_id = c.id and m.user_id = ${viewer} and m.role = 'moderator') as viewer_permissions,
    ${rowExists(`space_bans n where n.space_id = c.id and n.user_id = ${viewer} and (n.ends_at is null or n.ends_at > now())`)} as is_banned,
    (select jsonb_build_object('decisionId', d.id::text, 'reason', n.reason, 'ruleId', d.rule_id::text,
        'ruleText', d.rule_text, 'banned', ${seconds('n.banned_at')}, 'ends', ${seconds('n.ends_at')},
        'message', case when d.notice_due_at > now() then '' else d.message end,
        'canAppeal', d.revoked_at is null and d.appeal_state is null
          and d.decided_at > now() - interval '${limits.appealDays} days')
       from space_bans n join community_decisions d on d.id = n.decision_id
      where n.space_id = c.id and n.user_id = ${viewer} and (n.ends_at is null or n.ends_at > now())
      order by n.ends_at desc nulls first limit 1) as own_ban,
    ${rowExists(`community_mutes q where ${muted}`)} as is_write_muted,
    (select ${seconds('q.ends_at')} from community_mutes q where ${muted}) as write_muted_until,
    ${rowExists(`space_invitations i where i.space_id = c.id and i.recipient_id = ${viewer}`)} as is_invited`;
}

/** Validates stored JSON: a value with an invalid form is replaced by its default and the fault is reported. */
function readableCommunity(row: CommunityRow): CommunityRow {
  const at = (column: string) => ({ row: `communities ${row.id}`, column });
  return {
    ...row,
    avatar: validOr('images', row.avatar, [], at('avatar')),
    header: validOr('images', row.header, [], at('header')),
    // Colours of the theme become CSS, so the whole theme must match the contract.
    theme: validOr('theme', row.theme, {}, at('theme'), 'whole'),
    settings: communitySettingValues(row.id, row.settings),
  };
}

/** Runs a statement that selects {@link communityColumns}. */
export async function queryCommunities(
  db: Queryable,
  sql: string,
  values: readonly SqlValue[],
): Promise<CommunityRow[]> {
  return (await db.query<CommunityRow>(sql, [...values])).map(readableCommunity);
}

/** Runs a statement that selects {@link communityColumns} of one community at most. */
export async function queryCommunity(
  db: Queryable,
  sql: string,
  values: readonly SqlValue[],
): Promise<CommunityRow | undefined> {
  const row = await first<CommunityRow>(db, sql, [...values]);
  return row && readableCommunity(row);
}
