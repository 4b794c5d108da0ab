import type { Mutant } from '../mutant.ts';

/** Faults of communities, their moderation and collections. The comments quote the sentence that each breaks. */
export const groups: Mutant[] = [
  {
    // markCommunityRead: "The mark only moves towards newer posts."
    name: 'held-out-community-mark-moves-back',
    kind: 'counter',
    title: 'Marking an older post of a community as read makes newer ones unread again',
    about: 'markCommunityRead',
    inner: {
      statement: {
        find: 'where community_id = $1 and user_id = $2 and read_position < $3',
        put: 'where community_id = $1 and user_id = $2',
      },
    },
  },
  {
    // revokeCommunityInvitation: "the invited blog declines it with the same call, and with `do_not_invite` also
    // refuses further invitations to this community."
    name: 'held-out-refusal-not-stored',
    kind: 'effect',
    title: 'A blog that declined a community for good can be invited again',
    about: 'revokeCommunityInvitation',
    inner: {
      statement: {
        find: 'insert into community_refusals (community_id, user_id) values ($1, $2)',
        put: 'insert into community_refusals (community_id, user_id) select $1::bigint, $2::bigint where false',
      },
    },
  },
  {
    // deleteComment: "Answers to it stay."
    name: 'held-out-answers-deleted',
    kind: 'effect',
    title: 'Deleting a community comment deletes the answers to it',
    about: 'deleteComment',
    inner: {
      statement: {
        find: "update community_comments set state = 'deleted', content = '[]' where id = $1",
        put: "update community_comments set state = 'deleted', content = '[]' where id = $1 or parent_id = $1",
      },
    },
  },
  {
    // getCommunityTimeline: "`board`, `tag`, `type` and `query` are combined."
    name: 'held-out-tag-ignored-on-board',
    kind: 'paging',
    title: 'The timeline of a board ignores the tag',
    about: 'getCommunityTimeline',
    inner: {
      statement: {
        find: 'and ($5::text is null or exists ( select 1 from unnest(p.tags)',
        put: 'and ($5::text is null or $4::bigint is not null or exists ( select 1 from unnest(p.tags)',
      },
    },
  },
  {
    // reportComment: "A second report by the same member replaces the first."
    name: 'held-out-first-report-stays',
    kind: 'repeat',
    title: 'A second report of a comment by the same member is thrown away',
    about: 'reportComment',
    inner: {
      statement: {
        find: 'set reason = excluded.reason, rule_id = excluded.rule_id, rule_text = excluded.rule_text, note = excluded.note',
        put: 'set note = community_reports.note',
      },
    },
  },
  {
    // revokeModerationClaim: "The claim's holder or an admin."
    name: 'held-out-any-moderator-releases',
    kind: 'right',
    title: 'Any moderator can release the claim of a colleague',
    inner: {
      handler: {
        operation: 'revokeModerationClaim',
        wrap: (next) => (context) => {
          const community = { ...context.subject.community, viewer_role: 'admin' };
          return next({ ...context, subject: { ...context.subject, community } });
        },
      },
    },
  },
  {
    // inviteCollaborator: "Inviting again replaces role and message."
    name: 'held-out-invitation-message-stays',
    kind: 'repeat',
    title: 'Inviting a collaborator again replaces the role and leaves the message',
    about: 'inviteCollaborator',
    inner: {
      statement: {
        find: 'sender_id = excluded.sender_id, message = excluded.message,',
        put: 'sender_id = excluded.sender_id, message = i.message,',
      },
    },
  },
  {
    // followCollection: "Following again replaces both choices."
    name: 'held-out-second-choice-stays',
    kind: 'repeat',
    title: 'Following a collection again replaces the choice of a tab, and leaves that of notifications',
    about: 'followCollection',
    inner: {
      statement: { find: 'is_notifying = excluded.is_notifying', put: 'is_notifying = r.is_notifying' },
    },
  },
];
