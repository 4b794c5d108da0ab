import { expect, test } from 'vitest';
import { filesMatching, isTest } from './source-files.ts';

/** Rules about SQL: which condition stands where, so that a rule of the product is written once. */

const server = filesMatching(/^server\/.*\.ts$/).filter((file) => !isTest(file));

test('only policies/blocks-sql.ts states whether somebody is blocked', () => {
  // The lists of blocks themselves, and a member's archive, which holds them as data.
  const allowed = /^server\/(?:policies\/blocks-sql|modules\/(?:blocks|account)\/.*)\.ts$/;
  const found = server.filter(
    ({ path, text }) => /\b(?:user|blog)_blocks\b/.test(text) && !allowed.test(path),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('only db/planner.ts writes SQL for the planner alone', () => {
  const planner = /planned each time|coalesce\(\(select true|any\(array\(select unnest/;
  expect(server.filter(({ text }) => planner.test(text)).map(({ path }) => path)).toEqual([
    'server/db/planner.ts',
  ]);
});

/** Reason of the statements of notification kinds. */
const ANNOUNCED = 'the post that is announced; readers see it by visiblePosts';

/**
 * Files whose statements read `posts` without `server/policies/visible-posts.ts`: the number of such statements, and
 * why no other member's post can be shown by them.
 */
const OWN_READS: Readonly<Record<string, [statements: number, reason: string]>> = {
  'server/entities/blog/rows.ts': [1, "flags of posts of the viewer's own blog"],
  'server/entities/community/hidden-posts-repository.ts': [1, 'a hidden post, for its author and moderators'],
  'server/entities/post/counters-repository.ts': [1, 'counters of a post that the caller has checked'],
  'server/entities/post/counts-repository.ts': [2, "counts of the member's queue and drafts"],
  'server/entities/post/repository.ts': [
    2,
    'rows of posts in any state, for the rules in code (canReadPost, postPage)',
  ],
  'server/entities/user/limit-counts-repository.ts': [2, "counts of the member's own posts"],
  'server/live/communities-repository.ts': [1, 'ids of posts of communities, for their members alone'],
  'server/modules/account/data-download/import-counts-repository.ts': [6, 'counts of imported posts'],
  'server/modules/blaze/statistics/statistics-repository.ts': [
    1,
    'counts of reblogs of a post, for its buyer',
  ],
  'server/modules/payments/campaigns/campaigns-repository.ts': [3, 'the post of a campaign, and its lock'],
  'server/modules/blocks/askers-repository.ts': [1, "the asker of a question to the member's own blog"],
  'server/modules/blogs/elements/milestones-repository.ts': [1, "counts of posts of the member's own blogs"],
  'server/modules/blogs/settings/settings-repository.ts': [2, 'posts of the blog whose settings change'],
  'server/modules/communities/fields/deletion-repository.ts': [
    1,
    'posts that a deleted community lets go of',
  ],
  'server/modules/communities/member-data.ts': [1, 'the community of a post that the member commented on'],
  'server/modules/communities/moderation/acts/things-repository.ts': [
    2,
    'a post is locked in any state before moderators act on it',
  ],
  'server/modules/communities/moderation/automatic/screened-repository.ts': [
    3,
    'posts of a community, for its automatic rules and for moderators who try one',
  ],
  'server/modules/communities/moderation/members/history-repository.ts': [
    2,
    'what a member wrote, for moderators of the community',
  ],
  'server/modules/communities/moderation/members/moderated-member-repository.ts': [
    1,
    'counts of comments below posts of the community, for its moderators',
  ],
  'server/modules/filters/hidden-posts/hidden-repository.ts': [
    2,
    'hidden posts; the title only by isVisiblePost',
  ],
  'server/modules/inbox/inbox-repository.ts': [2, "asks and submissions to the member's own blogs"],
  'server/modules/media/erase-repository.ts': [1, 'posts that still show an upload of an erased account'],
  'server/modules/moderation/queue/outcomes-repository.ts': [3, 'posts that staff take down'],
  'server/modules/moderation/queue/reports-queue-repository.ts': [1, 'authors of reported posts, for staff'],
  'server/modules/moderation/review/flags-repository.ts': [2, 'flagged posts, for their blog and staff'],
  'server/modules/moderation/staff-queue/items-repository.ts': [
    1,
    'appeals about posts that are not deleted, for staff',
  ],
  'server/modules/notes/notes-repository.ts': [2, 'the blog of a noted post, shown by isSeen; keepsNotes'],
  'server/modules/notes/replies-repository.ts': [1, 'locks the post that is replied to'],
  'server/modules/notifications/notifications-repository.ts': [1, 'posts of the notified blog'],
  'server/modules/notifications/subscriptions/post-mutes-repository.ts': [1, 'locks the post that is muted'],
  'server/modules/notifications/subscriptions/post-subscriptions-repository.ts': [
    1,
    'locks the subscribed post',
  ],
  'server/modules/collections/items/changes-repository.ts': [
    1,
    'whether posts that are put back are published',
  ],
  'server/modules/posts/bulk/bulk-repository.ts': [1, 'posts that their writer changes'],
  'server/modules/posts/bulk/choose.ts': [2, 'posts that their writer changes'],
  'server/modules/posts/bulk/move-repository.ts': [3, 'posts that their writer moves'],
  'server/modules/posts/bulk/restore-repository.ts': [3, 'posts that their writer restores'],
  'server/modules/posts/compose/imported-repository.ts': [1, 'posts that their writer imported before'],
  'server/modules/posts/compose/sent-repository.ts': [2, "counts of the member's own posts"],
  'server/modules/posts/compose/write-repository.ts': [1, 'the post that its writer changes'],
  'server/modules/posts/drafts/drafts-repository.ts': [3, "drafts of the member's own blog"],
  'server/modules/posts/erase-repository.ts': [2, 'posts that are erased with their account'],
  'server/modules/posts/member-data.ts': [2, "the member's own archive"],
  'server/modules/posts/polls/polls-repository.ts': [1, "the state of a poll's post, for poll-access.ts"],
  'server/modules/posts/publishing/waiting-repository.ts': [1, 'posts that wait for their video'],
  'server/modules/posts/queue/due-repository.ts': [1, 'posts that are due, for the publisher'],
  'server/modules/posts/queue/queue-repository.ts': [5, "the queue of the member's own blog"],
  'server/modules/posts/saved/saved-repository.ts': [1, 'locks the post that is saved'],
  'server/notifications/kinds/answered-ask.ts': [1, ANNOUNCED],
  'server/notifications/kinds/ask.ts': [1, ANNOUNCED],
  'server/notifications/kinds/community-comment.ts': [1, 'tells the author of a commented post'],
  'server/notifications/kinds/community-mention.ts': [
    2,
    'tells members of a community who are mentioned there',
  ],

  'server/notifications/kinds/community-new-post.ts': [
    1,
    'tells subscribers of a community, who are its members',
  ],
  'server/notifications/kinds/community-reaction.ts': [1, 'tells the author of a post of a reaction to it'],
  'server/notifications/kinds/mention-in-post.ts': [1, ANNOUNCED],
  'server/notifications/kinds/new-post.ts': [1, ANNOUNCED],
  'server/notifications/kinds/reblog-naked.ts': [2, ANNOUNCED],
  'server/notifications/kinds/reblog-with-content.ts': [2, ANNOUNCED],
  'server/notifications/paid-rows-sql.ts': [1, 'the post of a campaign, for the admins who bought or own it'],
  'server/seed/seed-demo-world.ts': [3, 'the demo world'],
};

test('posts that others may see are selected by policies/visible-posts.ts', () => {
  const reads = server
    .filter(({ path }) => path !== 'server/policies/visible-posts.ts')
    .map(
      ({ path, text }) => [path, text.match(/\b(?:from|join)\s+(?:only\s+)?posts\b/gi)?.length ?? 0] as const,
    )
    .filter(([, count]) => count > 0);
  const allowed = Object.entries(OWN_READS).map(([path, [count]]) => [path, count] as const);
  expect(Object.fromEntries(reads)).toEqual(Object.fromEntries(allowed));
});

/** Beginnings of statements in a string literal. */
const STATEMENT =
  /[`'"]\s*(?:select\s[^`]*?\sfrom\s|select 1 |insert into\s|update\s+\w+\s+(?:\w+\s+)?set\s|delete from\s|with\s+(?:recursive\s+)?\w+\s+as\s)/;

/** Repositories by their name: fragments (`-sql`), row types with their columns (`rows`), lists of ids (`skeleton`). */
const REPOSITORY = /(?:repository|-sql|rows|skeletons?)\.ts$/;

/** Files of modules and entities that hold SQL beside something else that cannot be told apart from it, with the reason. */
const WITH_SQL: Readonly<Record<string, string>> = {
  'server/modules/boops/taking-part.ts': 'a rule that is one statement',
  'server/modules/feed/timelines/best-first.ts': 'a ranking that is one statement',
  'server/entities/blog/message-policy.ts': 'a rule that is one statement',
  'server/modules/posts/bulk/choose.ts': 'the statement is the filter of the request',
  'server/modules/account/data-download/check-archive.ts': 'asks the catalogue for the parts of an archive',
  'server/modules/account/data-download/import-member.ts': 'parts of an archive are described by SQL',
  'server/modules/auth/two-factor/remembered-browsers.ts': 'a cookie with the rows it names',
  'server/modules/notifications/push/push-messages.ts': 'messages with the rows that wait for them',
  'server/modules/communities/member-data.ts': 'the seat of a member, which the archive of communities names',
  'server/entities/post/pending-media.ts': 'media with the posts that wait for them',
};

test('SQL of modules and entities is in repositories', () => {
  const found = server
    .filter(({ path, text }) => /^server\/(?:modules|entities)\//.test(path) && STATEMENT.test(text))
    .map(({ path }) => path)
    .filter((path) => !REPOSITORY.test(path));
  expect(found.toSorted()).toEqual(Object.keys(WITH_SQL).toSorted());
});

/** Statements outside modules and entities: repositories, stores of one table, fragments, skeletons. */
const STORE = /(?:repository|-store|-sql|skeletons?)\.ts$/;

/** Other files of the infrastructure with SQL, each with the reason. A folder stands for its files. */
const OTHER_SQL: Readonly<Record<string, string>> = {
  'server/backup/restore-backup.ts': 'writes the tables that the backup names, in the order of the archive',
  'server/db/ping.ts': 'the one statement that asks whether the database answers',
  'server/lifecycle/migrate.ts': 'the table of migrations, which the migrations themselves need',
  'server/media/media.ts': 'files and their rows are written and deleted in one order',
  'server/media/recording-library.ts': 'files and their rows are written and deleted in one order',
  'server/member-data/parts.ts': 'parts of an archive are described by SQL',
  'server/notifications/kinds/': 'a kind of notification is the statement that selects its recipients',
  'server/oauth/authorization-server.ts': 'two checks of existence between calls of the library',
  'server/seed/seed-demo-world.ts': 'writes the tables that the demo world names',
};

test('SQL outside modules and entities is in repositories, stores and fragments', () => {
  const found = server
    .filter(({ path, text }) => !/^server\/(?:modules|entities)\//.test(path) && STATEMENT.test(text))
    .filter(({ path }) => !STORE.test(path))
    .map(({ path }) =>
      path.startsWith('server/notifications/kinds/') ? 'server/notifications/kinds/' : path,
    );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(OTHER_SQL).toSorted());
});

test('only server/membership adds, removes and promotes members and writes invitations, requests and bans', () => {
  const writes =
    /(?:insert into|delete from)\s+(?:(?:space|blog)_members|space_(?:invitations|join_requests|bans))\b|update (?:space|blog)_members (?:m )?set role/;
  const allowed = [
    // Credentials that end with an account or a membership.
    'server/credentials/revokers-repository.ts',
  ];
  const found = server.filter(
    ({ path, text }) => writes.test(text) && !path.startsWith('server/membership/'),
  );
  expect(found.map(({ path }) => path)).toEqual(allowed);
});
