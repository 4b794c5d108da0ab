import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SpaceKind, SpaceRef } from '#server/core/spaces.ts';
import { type Database, first } from '#server/db/database.ts';
import { insertAccount } from '#server/entities/user/repository.ts';
import { freshDatabase, testEngine } from '#tests/support/database.ts';
import { activeBans, banOf } from './bans-repository.ts';
import { pendingInvitations } from './invitations-repository.ts';
import { roleOfSeat, rolesOf, type Seat, writerSeat } from './members-repository.ts';
import {
  acceptInvitation,
  addMember,
  approveRequest,
  banMember,
  changeRole,
  declineInvitation,
  denyRequest,
  invite,
  liftBan,
  removeMember,
  requestToJoin,
} from './membership.ts';
import { findRequest, pendingRequests } from './requests-repository.ts';
import { highestRole, leadingRole, SPACE_ROLES } from './roles.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

let db: Database;
let names = 0;

/** Creates an account, and the seat it takes in a space of that kind. */
async function person(kind: SpaceKind = 'community'): Promise<Seat & { ownBlogId: string }> {
  names += 1;
  const { userId, blogId } = await db.transaction((tx) =>
    insertAccount(tx, {
      email: `person-${names}@example.test`,
      passwordHash: null,
      birthDate: null,
      locale: 'en-us',
      blogName: `person-${names}`,
    }),
  );
  return { userId, blogId: kind === 'blog' ? null : blogId, ownBlogId: blogId };
}

async function newSpace<Kind extends 'community' | 'collection'>(kind: Kind): Promise<SpaceRef<Kind>> {
  const made =
    kind === 'community'
      ? `insert into communities (handle, title) values ('club-' || next_id(), 'Club') returning id`
      : "insert into collections (title) values ('Kept') returning id";
  const row = await first<{ id: string }>(db, made);
  return { kind, id: row?.id ?? '' };
}

let space: SpaceRef<'community'>;
let admin: Seat;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  space = await newSpace('community');
  admin = await person();
  await join(admin, 'admin');
});

function join(seat: Seat, role: 'admin' | 'moderator' | 'member' = 'member', now = NOW) {
  return db.transaction((tx) => addMember(tx, space, seat, { role, now }));
}
function inviteAs(recipient: Seat, role: 'moderator' | 'member' = 'member') {
  return db.transaction((tx) =>
    invite(tx, space, { senderId: admin.userId, recipient, role, message: 'Come in', now: NOW }),
  );
}
function ask(seat: Seat, answer = 'Because') {
  return db.transaction((tx) =>
    requestToJoin(tx, space, seat, { answers: [{ question: 'Why?', answer }], now: NOW }),
  );
}
function ban(seat: Seat, endsAt: Date | null = null, reason = 'spam') {
  return db.transaction((tx) => banMember(tx, space, seat, { bannedBy: admin.userId, reason, endsAt }));
}
const roleOf = (seat: Seat) => roleOfSeat(db, space, seat);
const refused = (slug: string) => expect.objectContaining({ slug });

test.each(Object.entries(SPACE_ROLES))(
  'a %s accepts the roles of roles.ts and no other',
  async (kind, roles) => {
    const everyRole = [...new Set(Object.values(SPACE_ROLES).flat())];
    const accepted: string[] = [];
    for (const role of everyRole) {
      const { userId, blogId, ownBlogId } = await person(kind as SpaceKind);
      const id = kind === 'blog' ? ownBlogId : (await newSpace(kind as 'community')).id;
      if (kind === 'blog') await db.query('delete from space_members where space_id = $1', [id]);
      const inserted = await db
        .query(
          `insert into space_members (space_id, space_kind, user_id, blog_id, role) values ($1, $2, $3, $4, $5) returning role`,
          [id, kind, userId, blogId, role],
        )
        .catch(() => []);
      if (inserted.length > 0) accepted.push(role);
    }
    expect(accepted.toSorted()).toEqual([...roles].toSorted());
  },
);

test('highestRole returns the highest of the held roles, and null for none', () => {
  expect(highestRole('community', ['member', 'admin', 'moderator'])).toBe('admin');
  expect(highestRole('blog', ['member'])).toBe('member');
  expect(highestRole('collection', [])).toBeNull();
  expect([leadingRole('blog'), leadingRole('community'), leadingRole('collection')]).toEqual([
    'admin',
    'admin',
    'owner',
  ]);
});

describe('members', () => {
  test('addMember refuses a member who is there already', async () => {
    await expect(join(admin)).rejects.toEqual(refused('already-done'));
  });

  test('a person takes a seat with each of their blogs, and a blog takes one seat', async () => {
    const member = await person();
    const other = await person();
    await join(member);
    await join({ userId: member.userId, blogId: other.blogId }, 'moderator');
    expect((await rolesOf(db, space, member.userId)).toSorted()).toEqual(['member', 'moderator']);
    await expect(join({ userId: other.userId, blogId: other.blogId })).rejects.toMatchObject({
      code: '23505',
    });
  });

  test('a seat of a deleted blog is deleted', async () => {
    const member = await person();
    await join(member);
    await db.query('delete from blogs where id = $1', [member.ownBlogId]);
    expect(await roleOf(member)).toBeUndefined();
  });

  test('changeRole and removeMember refuse the last admin', async () => {
    const moderator = await person();
    await join(moderator, 'moderator');
    await expect(db.transaction((tx) => changeRole(tx, space, admin, 'member'))).rejects.toEqual(
      refused('last-admin'),
    );
    await expect(db.transaction((tx) => removeMember(tx, space, admin))).rejects.toEqual(
      refused('last-admin'),
    );
    await db.transaction((tx) => changeRole(tx, space, moderator, 'admin'));
    await db.transaction((tx) => removeMember(tx, space, admin));
    expect([await roleOf(admin), await roleOf(moderator)]).toEqual([undefined, 'admin']);
  });

  test('an admin whose account was deleted is no other admin', async () => {
    const second = await person();
    await join(second, 'admin');
    await db.query("update users set state = 'deleted' where id = $1", [second.userId]);
    await expect(db.transaction((tx) => removeMember(tx, space, admin))).rejects.toEqual(
      refused('last-admin'),
    );
  });

  test('changeRole and removeMember refuse somebody who is no member', async () => {
    const stranger = await person();
    await expect(db.transaction((tx) => changeRole(tx, space, stranger, 'admin'))).rejects.toEqual(
      refused('not-found'),
    );
    await expect(db.transaction((tx) => removeMember(tx, space, stranger))).rejects.toEqual(
      refused('not-found'),
    );
  });

  test.runIf(testEngine === 'postgres')(
    'removeMember keeps one of two last admins who leave at the same time',
    async () => {
      const second = await person();
      await join(second, 'admin');
      const outcomes = await Promise.allSettled(
        [admin, second].map((seat) => db.transaction((tx) => removeMember(tx, space, seat))),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    },
  );

  test('the members of a blog have no blog of their own in it', async () => {
    const owner = await person('blog');
    const blog: SpaceRef<'blog'> = { kind: 'blog', id: owner.ownBlogId };
    const writer = await person('blog');
    await db.transaction((tx) => addMember(tx, blog, writer, { role: 'member', now: NOW }));
    expect([
      await roleOfSeat(db, blog, owner),
      await roleOfSeat(db, blog, writerSeat(writer.userId)),
    ]).toEqual(['admin', 'member']);
    await expect(
      db.transaction((tx) =>
        addMember(
          tx,
          blog,
          { userId: writer.userId, blogId: writer.ownBlogId },
          { role: 'member', now: NOW },
        ),
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('invitations', () => {
  test('a repeated invitation replaces role and message, and accepting it once consumes it', async () => {
    const guest = await person();
    const sent = await inviteAs(guest);
    expect(await inviteAs(guest, 'moderator')).toBe(sent);
    expect(await pendingInvitations(db, space, NOW)).toMatchObject([
      {
        id: sent,
        space_id: space.id,
        role: 'moderator',
        recipient_blog_id: guest.blogId,
        message: 'Come in',
      },
    ]);
    await db.transaction((tx) => acceptInvitation(tx, space, guest, NOW));
    expect([await roleOf(guest), await pendingInvitations(db, space, NOW)]).toEqual(['moderator', []]);
    await expect(db.transaction((tx) => acceptInvitation(tx, space, guest, NOW))).rejects.toEqual(
      refused('not-found'),
    );
  });

  test('a declined invitation cannot be accepted', async () => {
    const guest = await person();
    const sent = await inviteAs(guest);
    expect(await db.transaction((tx) => declineInvitation(tx, space, guest))).toMatchObject({ id: sent });
    await expect(db.transaction((tx) => acceptInvitation(tx, space, guest, NOW))).rejects.toEqual(
      refused('not-found'),
    );
  });

  test('invite refuses members and banned people', async () => {
    const guest = await person();
    await expect(inviteAs(admin)).rejects.toEqual(refused('already-done'));
    await ban(guest);
    await expect(inviteAs(guest)).rejects.toEqual(refused('not-allowed'));
  });
});

describe('requests to join', () => {
  test('asking again changes nothing, and requests are listed oldest first', async () => {
    const [one, two] = [await person(), await person()];
    await ask(one, 'First answer');
    await ask(two);
    await ask(one, 'Second answer');
    const requests = await pendingRequests(db, space, { after: '0', limit: 10 });
    expect(requests).toMatchObject([
      { user_id: one.userId, blog_id: one.blogId, answers: [{ question: 'Why?', answer: 'First answer' }] },
      { user_id: two.userId },
    ]);
    const rest = await pendingRequests(db, space, { after: requests[0]?.id ?? '', limit: 10 });
    expect(rest.map(({ user_id }) => user_id)).toEqual([two.userId]);
  });

  test('an approved request makes a member, a denied one does not', async () => {
    const [one, two] = [await person(), await person()];
    await ask(one);
    await ask(two);
    await db.transaction((tx) => approveRequest(tx, space, one, { role: 'member', now: NOW }));
    expect(await db.transaction((tx) => denyRequest(tx, space, two))).toBe(true);
    expect([await roleOf(one), await roleOf(two)]).toEqual(['member', undefined]);
    await expect(
      db.transaction((tx) => approveRequest(tx, space, two, { role: 'member', now: NOW })),
    ).rejects.toEqual(refused('not-found'));
    expect(await db.transaction((tx) => denyRequest(tx, space, two))).toBe(false);
  });

  test('requestToJoin refuses members and banned people; joining consumes a request', async () => {
    const guest = await person();
    await expect(ask(admin)).rejects.toEqual(refused('already-done'));
    await ask(guest);
    await inviteAs(guest);
    await db.transaction((tx) => acceptInvitation(tx, space, guest, NOW));
    expect(await findRequest(db, space, guest)).toBeUndefined();
    await ban(guest);
    await expect(ask(guest)).rejects.toEqual(refused('not-allowed'));
  });
});

describe('bans', () => {
  test('a ban ends all seats of the person, with invitation and request, and keeps them out', async () => {
    const member = await person();
    const other = await person();
    const secondSeat = { userId: member.userId, blogId: other.blogId };
    await join(member);
    await join(secondSeat);
    await ban(member);
    expect(await rolesOf(db, space, member.userId)).toEqual([]);
    await expect(join(secondSeat)).rejects.toEqual(refused('not-allowed'));
    expect(await db.transaction((tx) => liftBan(tx, space, member))).toBe(true);
    await join(secondSeat);
    expect(await roleOf(secondSeat)).toBe('member');
  });

  test('a ban with an end holds until then', async () => {
    const member = await person();
    await ban(member, new Date(NOW.getTime() + HOUR_MS));
    await expect(join(member)).rejects.toEqual(refused('not-allowed'));
    await join(member, 'member', new Date(NOW.getTime() + 2 * HOUR_MS));
    expect(await roleOf(member)).toBe('member');
  });

  test('a ban stays when the blog that it names is deleted', async () => {
    const member = await person();
    await ban(member);
    await db.query('delete from blogs where id = $1', [member.blogId]);
    expect(await banOf(db, space, member.userId, NOW)).toMatchObject({ blog_id: null, reason: 'spam' });
  });

  test('banning again replaces the ban; bans are listed with their reason, the last first', async () => {
    const [one, two] = [await person(), await person()];
    await ban(one, new Date(NOW.getTime() + HOUR_MS));
    await ban(two);
    await ban(one, null, 'spam again');
    expect(await activeBans(db, space, NOW, { before: null, limit: 10 })).toMatchObject([
      { user_id: one.userId, reason: 'spam again', ends_at: null },
      { user_id: two.userId, reason: 'spam', banned_by: admin.userId, ends_at: null },
    ]);
    expect(await banOf(db, space, one.userId, NOW)).toMatchObject({ reason: 'spam again' });
    expect(await banOf(db, space, admin.userId, NOW)).toBeUndefined();
  });

  test('banMember refuses the last admin, whichever of their seats it names', async () => {
    const other = await person();
    const secondSeat = { userId: admin.userId, blogId: other.blogId };
    await join(secondSeat, 'admin');
    await expect(ban(secondSeat)).rejects.toEqual(refused('last-admin'));
    expect(await roleOf(admin)).toBe('admin');
  });
});

test('deleting a space deletes its members, invitations, requests and bans', async () => {
  await inviteAs(await person());
  await ask(await person());
  await ban(await person());
  await db.query('delete from spaces where id = $1', [space.id]);
  for (const table of ['space_members', 'space_invitations', 'space_join_requests', 'space_bans']) {
    expect(await db.query(`select 1 from ${table} where space_id = $1`, [space.id])).toEqual([]);
  }
});
