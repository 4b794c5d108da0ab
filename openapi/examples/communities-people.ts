import { communityOf, communityRefOf, communitySource, memberOf, membersOf } from './community-shapes.ts';
import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, type Schemas } from './world.ts';

const HERE = 'fog-watchers';
const people = membersOf(communitySource(HERE)).map((key) => memberOf(HERE, key));

const request = (key: string, when: string, answer?: string): Schemas['MembershipRequest'] => ({
  requestingBlog: blogRefOf(key),
  requestedTs: ago(when),
  ...(answer ? { answers: [{ question: 'What can you see?', answer }] } : {}),
});
const requests = [
  request('cloudwatch-carl', '2d', 'Nothing. It is wonderful.'),
  request('winter-is-for-soup', '1d', 'Soup'),
  request('xenia-k', '3h', 'Possibly a bus'),
];
const invitation = (
  sender: string,
  recipient: string,
  when: string,
  more: Partial<Schemas['CommunityInvitation']> = {},
) => ({
  sender: blogRefOf(sender),
  recipient: blogRefOf(recipient),
  sentOn: ago(when),
  ...more,
});
const sent = [
  invitation('marlow', 'natsuki', '5h', { message: 'Tokyo has fog, too, I am told.' }),
  invitation('marlow', 'loom', '2d'),
  invitation('hut', 'greta', '6d'),
];
const [toNatsuki] = sent as [Schemas['CommunityInvitation']];
const received = [
  invitation('bookclub', 'marlow', '1d', {
    community: communityRefOf('thursday-minutes'),
    message: 'Bring biscuits.',
  }),
  invitation('tamsin', 'marlow', '3d', { community: communityRefOf('back-garden-astronomy') }),
  invitation('bitbarrow', 'offcuts', '9d', { community: communityRefOf('four-channels') }),
];
const ban = (
  key: string,
  when: string,
  reason: Schemas['ModerationReason'],
  note?: string,
): Schemas['CommunityBan'] => ({
  blog: blogRefOf(key),
  bannedBy: blogRefOf('hut'),
  bannedTs: ago(when),
  reason,
  decisionId: `decision-ban-${key}`,
  ...(note ? { note } : {}),
});
const bans = [
  ban('yard-sale-orchestra', '4d', 'spam', 'Forty accordions, twice.'),
  ban('pocket-lint-museum', '40d', 'off_topic'),
  ban('bus-route-29', '90d', 'inappropriate_behavior'),
];
const joined = communityOf('four-channels', {
  membership: { isMember: true, role: 'member', blogName: 'marlow', isMuted: false },
  canInteract: true,
  canPost: true,
});

const removal: Schemas['ModerationDecision'] = {
  id: 'decision-removal-bus-route-29',
  kind: 'member',
  action: 'ban',
  reason: 'off_topic',
  rule: { id: `rule-${HERE}-1`, text: communitySource(HERE).guidelines[0] ?? '' },
  decidedBy: blogRefOf('marlow'),
  decidedTs: ago('0s'),
  noticeDueTs: ahead('15m'),
  blog: blogRefOf('bus-route-29'),
  canAppeal: false,
  canRevoke: true,
};

/** Members of communities and join requests. */
export const examples = {
  listCommunityMembers: {
    responses: {
      200: {
        ...pageExamples({
          path: `/v2/communities/${HERE}/members`,
          items: splitIntoPages(people, 8, 8, 5),
          queries: [{ page: 2 }, { page: 3 }],
          payload: (members: Schemas['CommunityMember'][], links) => ({
            members,
            count: members.length === 0 ? 0 : people.length,
            links,
          }),
        }),
        admin: {
          summary: 'Admins only',
          value: { members: people.filter((member) => member.isAdmin), count: 1, links: {} },
        },
        moderator: {
          summary: 'Moderators only',
          value: { members: people.filter((member) => member.isModerator), count: 2, links: {} },
        },
      },
    },
  },
  joinCommunity: {
    request: {
      plain: { summary: 'As marlow', value: { tumblelog: 'marlow' } },
      byLink: {
        summary: 'With an invitation link',
        value: { tumblelog: 'marlow', invite_hash: 'bk-9d31f0' },
      },
      answered: { summary: 'With an answer', value: { answers: ['nothing'] } },
    },
    responses: { 200: singleExample('A member now', { community: joined }) },
  },
  setCommunityMember: {
    request: {
      approve: { summary: 'Approve a request', value: {} },
      moderator: { summary: 'Make somebody a moderator', value: { role: 'moderator' } },
      mute: {
        summary: 'Mute somebody for a week',
        value: { muted: true, mute_length_seconds: 604_800, reason: 'off_topic' },
      },
    },
    responses: {
      200: {
        approved: { summary: 'One more member', value: { member: memberOf(HERE, 'cloudwatch-carl') } },
        moderator: {
          summary: 'A moderator',
          value: { member: { ...memberOf(HERE, 'odile'), isModerator: true } },
        },
        muted: {
          summary: 'Reads, but does not post',
          value: { member: { ...memberOf(HERE, 'odile'), isMuted: true, mutedUntilTs: ahead('7d') } },
        },
      },
    },
  },
  removeCommunityMember: { responses: { 200: singleExample('Out', { decision: removal }) } },
  listCommunityBans: {
    responses: {
      200: listPages({
        key: 'bans',
        path: `/v2/communities/${HERE}/bans`,
        by: 'cursor',
        items: bans,
        more: totalOf,
      }),
    },
  },
  createCommunityBan: {
    request: singleExample('Accordions', {
      tumblelog: 'yard-sale-orchestra',
      reason: 'spam',
      note: 'Forty accordions, twice.',
    }),
    responses: {
      201: singleExample('Banned', {
        ban: ban('yard-sale-orchestra', '0s', 'spam', 'Forty accordions, twice.'),
      }),
    },
  },
  listMembershipRequests: {
    responses: {
      200: listPages({
        key: 'membershipRequests',
        path: `/v2/communities/${HERE}/membership_requests`,
        by: 'cursor',
        items: requests,
      }),
    },
  },
  requestMembership: {
    request: singleExample('With an answer', {
      tumblelog: 'marlow',
      answers: ['Jupiter, through a borrowed spyglass'],
    }),
    responses: {
      201: singleExample('It waits', {
        membershipRequest: {
          ...request('marlow', '0s'),
          answers: [
            {
              question: 'What did you last look at, and through what?',
              answer: 'Jupiter, through a borrowed spyglass',
            },
          ],
        },
      }),
    },
  },
  listCommunityInvitations: {
    responses: {
      200: listPages({
        key: 'invitations',
        path: `/v2/communities/${HERE}/invitations`,
        by: 'cursor',
        items: sent,
      }),
    },
  },
  inviteBlog: {
    request: singleExample('With a word', {
      message: 'Tokyo has fog, too, I am told.',
    }),
    responses: { 200: singleExample('Invited', { invitation: toNatsuki }) },
  },
  getCommunityInvitation: { responses: { 200: singleExample('Natsuki’s', { invitation: toNatsuki }) } },
  listReceivedInvitations: {
    responses: {
      200: listPages({
        key: 'invitations',
        path: '/v2/user/community_invitations',
        by: 'cursor',
        items: received,
      }),
    },
  },
} satisfies Examples;
