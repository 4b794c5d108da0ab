import { DomainError, domainError } from '#server/core/errors.ts';
import type { Mutant } from '../mutant.ts';

/** Faults of everything but communities and collections. The comments quote the sentence that each breaks. */
export const site: Mutant[] = [
  {
    // savePost: "The note stays unless another is sent; an empty one takes it away."
    name: 'held-out-saved-note-lost',
    kind: 'effect',
    title: 'Moving a saved post to another folder takes its note away',
    about: 'savePost',
    inner: {
      statement: {
        find: 'note = case when $5 then excluded.note else s.note end',
        put: 'note = case when $5 then excluded.note else excluded.note end',
      },
    },
  },
  {
    // restorePosts: "Deleted posts are restored with their likes and votes"
    name: 'held-out-votes-not-restored',
    kind: 'effect',
    title: 'Undoing a bulk deletion restores a poll and forgets who voted in it',
    about: 'restorePosts',
    inner: {
      statement: { find: 'and exists (select 1 from polls q where q.id = r.poll_id)', put: 'and false' },
    },
  },
  {
    // deleteNote: "The own one, or any under a post of an own blog."
    name: 'held-out-author-cannot-delete-reply',
    kind: 'right',
    title: 'The author of a post cannot delete a reply of somebody else under it',
    inner: {
      handler: {
        operation: 'deleteNote',
        wrap: (next) => (context) => {
          const blog = () => {
            throw domainError('not-allowed');
          };
          return next({ ...context, subject: { ...context.subject, blog } });
        },
      },
    },
  },
  {
    // getReply: "For its permalink: the reply, the post and the replies around it."
    name: 'held-out-earlier-replies-missing',
    kind: 'paging',
    title: 'The permalink of a reply shows the later replies around it, and not the earlier ones',
    about: 'getReply',
    inner: {
      statement: {
        find: 'where r.post_id = $1 and r.id < $2 and r.deleted_at is null',
        put: 'where r.post_id = $1 and r.id < $2 and false',
      },
    },
  },
  {
    // setBlogMember: "When the owner becomes a member, ownership passes to the longest-serving other admin."
    name: 'held-out-newest-admin-inherits',
    kind: 'right',
    title: 'Ownership of a blog passes to the newest other admin',
    about: 'setBlogMember',
    inner: {
      statement: {
        find: "m.role <> 'admin', m.joined_at, m.user_id",
        put: "m.role <> 'admin', m.joined_at desc, m.user_id desc",
      },
    },
  },
  {
    // checkBlogInvitation: "a writer of the blog gets code 4033."
    name: 'held-out-writer-check-not-found',
    kind: 'status',
    title: 'A writer who reads an invitation to their own blog hears that there is none',
    inner: {
      handler: {
        operation: 'checkBlogInvitation',
        wrap: (next) => async (context) => {
          try {
            return await next(context);
          } catch (error) {
            const isWriter = error instanceof DomainError && error.slug === 'already-done';
            throw isWriter ? domainError('not-found') : error;
          }
        },
      },
    },
  },
  {
    // unblockAskers: "Blogs blocked by name stay blocked."
    name: 'held-out-named-blocks-lifted',
    kind: 'effect',
    title: 'Unblocking anonymous senders also unblocks the blogs that were blocked by name',
    about: 'unblockAskers',
    inner: {
      statement: {
        find: 'delete from asker_blocks where blog_id = $1',
        put: 'with named as (delete from blog_blocks where blog_id = $1) delete from asker_blocks where blog_id = $1',
      },
    },
  },
  {
    // muteBlog: "Muting it again replaces kind, scopes and expiry."
    name: 'held-out-mute-scopes-stay',
    kind: 'effect',
    title: 'Muting a blog again replaces kind and expiry, and leaves the scopes',
    about: 'muteBlog',
    inner: {
      statement: { find: 'tag = excluded.tag, scopes = excluded.scopes,', put: 'tag = excluded.tag,' },
    },
  },
  {
    // deleteConversation: "A new message starts it again, empty."
    name: 'held-out-old-messages-return',
    kind: 'effect',
    title: 'A new message in a deleted conversation brings the old messages back',
    about: 'deleteConversation',
    inner: {
      statement: {
        find: 'set cleared_id = coalesce(newest_message_id, cleared_id), read_id',
        put: 'set read_id',
      },
    },
  },
  {
    // markNotificationsRead: "All up to a time, or all when it is left out."
    name: 'held-out-read-until-ignored',
    kind: 'effect',
    title: 'Marking notifications as read up to a time marks all of them',
    about: 'markNotificationsRead',
    inner: {
      statement: {
        find: 'from notifications where blog_id = $1 and id < $3',
        put: 'from notifications where blog_id = $1 and ($3::bigint is null or true)',
      },
    },
  },
  {
    // editAccount: "A new password ends the other sessions, …, and a pending change of address."
    name: 'held-out-pending-address-survives',
    kind: 'session',
    title: 'A pending change of address survives a new password',
    about: 'editAccount',
    inner: {
      statement: {
        find: "where id = $1 and pending_email is not null and email not like '%@invalid'",
        put: "where id = $1 and false and pending_email is not null and email not like '%@invalid'",
      },
    },
  },
  {
    // searchTags: "Tags that contain the words, exact matches first, then by use."
    name: 'held-out-exact-tag-not-first',
    kind: 'paging',
    title: 'A tag search lists a more used tag before the exact match',
    about: 'searchTags',
    inner: {
      statement: { find: 'order by t.tag = $2 desc, t.tag ~>=~ $2', put: 'order by t.tag ~>=~ $2' },
    },
  },
];
