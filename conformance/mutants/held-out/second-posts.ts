import { domainError } from '#server/core/errors.ts';
import type { Mutant } from '../mutant.ts';

/** The second set: faults of posts and of the lists they are in. The comments quote the sentence that each breaks. */
export const secondPosts: Mutant[] = [
  {
    // editPosts: "A moved post keeps its id, its notes and its date, is unpinned, and in a queue comes last"
    name: 'held-out-2-moved-post-stays-pinned',
    kind: 'effect',
    title: 'A pinned post that is moved to another blog is pinned there as well',
    about: 'editPosts',
    inner: {
      statement: {
        find: 'then next_id() end, is_pinned = false, version = version + 1 where blog_id = $1 and id = $2',
        put: 'then next_id() end, version = version + 1 where blog_id = $1 and id = $2',
      },
    },
  },
  {
    // reorderQueue: "After a scheduled post means: next after its time."
    name: 'held-out-2-not-after-a-scheduled-post',
    kind: 'status',
    title: 'A post cannot be moved after a scheduled one in the queue',
    inner: {
      handler: {
        operation: 'reorderQueue',
        wrap: (next) => async (context) => {
          const scheduled = await context.db.query(
            "select 1 from posts where blog_id = $1 and id = $2 and state = 'queued' and publish_on is not null",
            [context.subject.blog.id, context.body.insert_after],
          );
          if (scheduled.length > 0) throw domainError('conflict');
          return next(context);
        },
      },
    },
  },
  {
    // deleteSavedFolder: "Its posts stay saved, without a folder."
    name: 'held-out-2-folder-takes-its-posts',
    kind: 'effect',
    title: 'Deleting a folder of saved posts removes the posts in it',
    about: 'deleteSavedFolder',
    inner: {
      statement: {
        find: 'delete from saved_folders where user_id = $1 and id = $2 returning id',
        put: 'with gone as (delete from saved_posts where user_id = $1 and folder_id = $2) delete from saved_folders where user_id = $1 and id = $2 returning id',
      },
    },
  },
  {
    // likePost: "Doing it twice changes nothing."
    name: 'held-out-2-second-like-is-newer',
    kind: 'repeat',
    title: 'Liking a post again moves it to the top of the liked posts',
    inner: {
      handler: {
        operation: 'likePost',
        wrap: (next) => async (context) => {
          const like = [context.viewer.userId, context.body.id];
          const before = await context.db.query(
            'select 1 from likes where user_id = $1 and post_id = $2',
            like,
          );
          const done = await next(context);
          if (before.length > 0) {
            await context.db.query(
              'update likes set position = next_id() where user_id = $1 and post_id = $2',
              like,
            );
          }
          return done;
        },
      },
    },
  },
  {
    // deleteInboxPosts: "Those already deleted are skipped."
    name: 'held-out-2-deleted-ask-stops-the-rest',
    kind: 'repeat',
    title: 'Deleting asks and submissions is refused as a whole when one of them is deleted already',
    inner: {
      handler: {
        operation: 'deleteInboxPosts',
        wrap: (next) => async (context) => {
          const ids = new Set<string>(context.query.ids.split(','));
          const waiting = await context.db.query(
            "select id from posts where id::text = any($1::text[]) and state in ('ask', 'submission')",
            [[...ids]],
          );
          if (waiting.length < ids.size) throw domainError('not-found', { reason: 'post' });
          return next(context);
        },
      },
    },
  },
  {
    // searchMentions: "The blog with exactly this name comes first, then followed blogs."
    name: 'held-out-2-followed-before-exact-name',
    kind: 'paging',
    title: 'The suggestions of blogs to mention list followed blogs before the one with exactly this name',
    about: 'searchMentions',
    inner: {
      statement: {
        find: 'order by lower(b.name) = $2 desc, found.is_followed desc, b.follower_count desc',
        put: 'order by found.is_followed desc, lower(b.name) = $2 desc, b.follower_count desc',
      },
    },
  },
  {
    // getHubTimeline: "Without `sort` a member who follows the tag gets the most recent posts unless the tag is
    // trending, everybody else the top ones"
    name: 'held-out-2-tag-always-recent',
    kind: 'paging',
    title: 'A tag hub without a sort order lists the most recent posts to everybody',
    inner: {
      handler: {
        operation: 'getHubTimeline',
        wrap: (next) => (context) =>
          next({ ...context, query: { ...context.query, sort: context.query.sort ?? 'recent' } }),
      },
    },
  },
  {
    // createCollectionCopy: "Makes a private collection of the member with the posts of this one that they may see,
    // in order, and its rule."
    name: 'held-out-2-copy-turned-around',
    kind: 'paging',
    title: 'The copy of a collection has the posts in the opposite order',
    about: 'createCollectionCopy',
    inner: {
      statement: {
        find: 'i.post_position, i.rank, $4 from collection_items i',
        put: 'i.post_position, -i.rank, $4 from collection_items i',
      },
    },
  },
  {
    // uploadFile: "After a file was accepted, sending another changes nothing."
    name: 'held-out-2-second-file-replaces-first',
    kind: 'repeat',
    title: 'A second file of an upload replaces the first',
    inner: {
      handler: {
        operation: 'uploadFile',
        wrap: (next) => async (context) => {
          await context.db.query(
            "update uploads set state = 'waiting', media_key = null where id = $1 and owner_id = $2 and state = 'ready'",
            [context.params.upload_id, context.viewer.userId],
          );
          return next(context);
        },
      },
    },
  },
];
