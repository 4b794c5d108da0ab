import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { first } from '#server/db/database.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { rankInCommunity, type SpaceRole } from '#server/membership/roles.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { makeCall } from './call.ts';
import { rolesOf } from './expected.ts';
import { rightsWorld, type World } from './world.ts';

/** Ways of standing to a community. */
const STANDINGS = [
  ...(['visitor', 'stranger', 'requester', 'invited', 'banned'] as const),
  ...(['muted', 'member', 'moderator', 'admin'] as const),
] as const;
type Standing = (typeof STANDINGS)[number];

/** Role of those who are in. */
const ROLE_OF: Partial<Record<Standing, SpaceRole<'community'>>> = {
  muted: 'member',
  member: 'member',
  moderator: 'moderator',
  admin: 'admin',
};

/** Answers of calls that the rules below do not describe, by standing: those who are not named get what the rules say. */
type Answers = Partial<Record<Standing, number | 'done'>>;
const insiders = (code: number): Answers => ({ muted: code, member: code, moderator: code, admin: code });
const outsiders = (code: number): Answers => ({ stranger: code, requester: code, invited: code });
const EXCEPTIONS: Partial<Record<OperationId, { public: Answers; private?: Answers; because: string }>> = {
  appealDecision: { public: insiders(4004), because: 'the decision is about somebody else' },
  getModerationDecision: {
    public: { muted: 4004, member: 4004 },
    because: 'the decision is about somebody else',
  },
  deleteComment: {
    public: insiders(4003),
    because: 'the comment is of somebody else; moderators remove it by a decision',
  },
  editComment: { public: insiders(4003), because: 'the comment is of somebody else' },
  deleteCommunityPost: {
    public: insiders(4003),
    because: 'the post is of somebody else; moderators remove it by a decision',
  },
  editDecision: { public: { moderator: 4003 }, because: 'a colleague decided' },
  revokeDecision: { public: { moderator: 4003 }, because: 'a colleague decided' },
  approveRoleOffer: {
    public: { ...outsiders(4003), banned: 4003, ...insiders(4003) },
    because: 'the role was offered to somebody else',
  },
  createComment: { public: { muted: 23201 }, because: 'who is muted reads and does not speak' },
  likeComment: { public: { muted: 23201 }, because: 'who is muted reads and does not speak' },
  reactToPost: { public: { muted: 23201 }, because: 'who is muted reads and does not speak' },
  ...Object.fromEntries(
    (['reportComment', 'reportCommunityMember', 'reportCommunityPost'] as const).map((id) => [
      id,
      {
        public: outsiders(23002),
        private: { invited: 23002 },
        because: 'only members report to the moderators',
      },
    ]),
  ),
  joinCommunity: { public: insiders(23009), because: 'who is in cannot join again' },
  requestMembership: {
    public: insiders(23009),
    private: { invited: 23001 },
    because: 'who is in needs not ask, and nobody knocks at a private community',
  },
  requestStewardship: { public: insiders(4032), because: 'the community has moderators who act' },
  unsubscribeCommunitySeat: {
    public: { banned: 'done' },
    private: { stranger: 'done', requester: 'done', banned: 'done' },
    because: 'everybody may stop waiting',
  },
};

/** Parts of calls that name a blog of the world's writer, which somebody else cannot speak for. */
const OWN_PARTS: Partial<Record<OperationId, Partial<Ingredients>>> = {
  joinCommunity: { payload: {} },
  requestMembership: { payload: { tumblelog: 'otto' } },
  requestStewardship: { payload: { tumblelog: 'otto', message: 'I would like to' } },
  // The link of the recipe is dead.
  getCommunity: { query: {} },
};

let world: World;
beforeAll(async () => {
  world = await rightsWorld();
});
afterAll(() => world.t.close());

/** Puts the world's stranger into a standing to a community, which is made public or private. */
async function put(handle: string, standing: Standing, isPrivate: boolean): Promise<void> {
  const { t, members } = world;
  const { userId, blogId } = members.stranger;
  const row = await first<{ id: string }>(
    t.db,
    `update communities set is_private = $2, join_type = case when $2 then 'invite' else join_type end
      where handle = $1 returning id`,
    [handle, isPrivate],
  );
  const id = row?.id ?? '';
  for (const table of ['space_members', 'space_bans', 'space_join_requests'])
    await t.db.query(`delete from ${table} where space_id = $1 and user_id = $2`, [id, userId]);
  await t.db.query('delete from space_invitations where space_id = $1 and recipient_id = $2', [id, userId]);
  for (const table of ['community_mutes', 'community_readers'])
    await t.db.query(`delete from ${table} where community_id = $1 and user_id = $2`, [id, userId]);
  const role = ROLE_OF[standing];
  if (role) {
    await insertMember(t.db, communitySpace(id), { userId, blogId }, role);
    await t.db.query('insert into community_readers (community_id, user_id) values ($1, $2)', [id, userId]);
  }
  const seat = [id, userId, blogId];
  if (standing === 'requester')
    await t.db.query(
      `insert into space_join_requests (space_id, space_kind, user_id, blog_id) values ($1, 'community', $2, $3)`,
      seat,
    );
  if (standing === 'invited')
    await t.db.query(
      `insert into space_invitations (space_id, space_kind, recipient_id, blog_id, sender_id, role)
       values ($1, 'community', $2, $3, $4, 'member')`,
      [...seat, members.admin.userId],
    );
  if (standing === 'banned')
    await t.db.query(
      `insert into space_bans (space_id, space_kind, user_id, blog_id, banned_by, reason)
       values ($1, 'community', $2, $3, $4, 'spam')`,
      [...seat, members.admin.userId],
    );
  if (standing === 'muted')
    await t.db.query('insert into community_mutes (community_id, user_id) values ($1, $2)', [id, userId]);
}

/** Returns what the contract and the rules of communities say: a code, or that the call is done. */
function wantedAnswer(id: OperationId, standing: Standing, isPrivate: boolean): number | 'done' {
  const exceptions = EXCEPTIONS[id];
  const exception = (isPrivate && exceptions?.private?.[standing]) || exceptions?.public[standing];
  const role = ROLE_OF[standing];
  const least = rolesOf(id).find(({ subject }) => subject === 'community')?.role as
    | SpaceRole<'community'>
    | undefined;
  if (standing === 'visitor' && operations[id].access !== 'public') return 1034;
  if (isPrivate && !least && exceptions?.private?.[standing] === undefined) {
    if (standing === 'banned' && exception === undefined) return 23020;
    if (['visitor', 'stranger', 'requester'].includes(standing) && exceptions?.public[standing] !== 4003)
      return 23001;
  }
  if (exception !== undefined) return exception;
  if (least) return role && rankInCommunity(role) >= rankInCommunity(least) ? 'done' : 4003;
  return standing === 'banned' ? 23020 : 'done';
}

const ofCommunity = (Object.keys(handlers) as OperationId[]).filter((id) =>
  operations[id].path.includes('{community}'),
);

test.each(ofCommunity)(
  '%s answers everybody by their standing to a public and a private community',
  async (id) => {
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const isPrivate of [false, true]) {
      let made: Ingredients | undefined;
      for (const standing of STANDINGS) {
        made ??= { ...(await fixtures[id]?.recipe?.(world)), ...OWN_PARTS[id] };
        await put(made.path?.community ?? '', standing, isPrivate);
        const caller = standing === 'visitor' ? 'visitor' : 'stranger';
        const { status, body } = await makeCall(world, id, caller, made);
        const isDone = status < 400;
        // The next one gets a community that nobody has changed.
        if (isDone && operations[id].method !== 'GET') made = undefined;
        const key = `${isPrivate ? 'private' : 'public'}, ${standing}`;
        found[key] = isDone ? 'done' : body.errors[0].code;
        wanted[key] = wantedAnswer(id, standing, isPrivate);
      }
    }
    expect(found).toEqual(wanted);
  },
);
