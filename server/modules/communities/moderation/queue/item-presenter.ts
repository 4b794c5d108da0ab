import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { communitySpace, hasPermission } from '#server/entities/community/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { requestsByIds } from '#server/membership/requests-repository.ts';
import { presentComments } from '../../comments/comment-presenter.ts';
import { commentsByIds } from '../../comments/comments-repository.ts';
import { presentRequest } from '../../people/request-presenter.ts';
import { presentAutomaticRules } from '../automatic/automatic-rule-presenter.ts';
import { automaticRulesByIds } from '../automatic/automatic-rules-repository.ts';
import { type DecisionReader, presentDecisions, presentRule } from '../decision-presenter.ts';
import { type DecisionRow, decisionsByIds } from '../decisions-repository.ts';
import { hasOtherDecider } from '../moderators-repository.ts';
import { type ReasonRow, reasonsOf } from '../reports/reports-repository.ts';
import { type ItemNoteRow, notesOfItems } from './item-notes-repository.ts';
import type { ItemRow } from './items-repository.ts';

type Schemas = components['schemas'];

/** Returns a note beside an entry, when its author may be named. */
export function presentItemNote(
  row: ItemNoteRow,
  author: BlogRow | undefined,
  viewerId: string,
): Schemas['ItemNote'][] {
  if (!author) return [];
  return [{ id: row.id, author: presentBlogRef(author, viewerId), text: row.text, createdTs: row.created }];
}

function presentReason(row: ReasonRow): Schemas['ModerationItem']['reasons'][number] {
  const rule = presentRule(row);
  return {
    reason: row.reason,
    ...(rule ? { rule } : {}),
    count: row.count,
    record: { right: row.right_count, total: row.total_count },
    ...(row.notes.length > 0 ? { notes: row.notes } : {}),
  };
}

/** Returns the times of the first and the last report. */
function reportTimes(rows: readonly ReasonRow[]) {
  if (rows.length === 0) return {};
  return {
    firstReportedTs: Math.min(...rows.map((row) => row.first_reported)),
    lastReportedTs: Math.max(...rows.map((row) => row.last_reported)),
  };
}

/** Reads what belongs to a page of entries, each kind at once. */
async function contentsOf(rows: readonly ItemRow[], reader: DecisionReader) {
  const { db, community, viewerId, now } = reader;
  const ids = rows.map(({ id }) => id);
  const [posts, comments, requests, rules, decisions, notes, reasons] = await Promise.all([
    postsByIds(
      db,
      rows.flatMap((row) => row.post_id ?? []),
      viewerId,
    ),
    commentsByIds(
      db,
      rows.flatMap((row) => row.comment_id ?? []),
      viewerId,
    ),
    requestsByIds(
      db,
      communitySpace(community.id),
      rows.flatMap((row) => (row.kind === 'request' ? row.thing_id : [])),
    ),
    automaticRulesByIds(
      db,
      rows.flatMap((row) => row.automatic_rule_id ?? []),
    ),
    decisionsByIds(
      db,
      rows.flatMap((row) => row.decision_id ?? []),
    ),
    notesOfItems(db, ids),
    reasonsOf(db, ids),
  ]);
  const blogs = await blogsByIds(
    db,
    [
      ...rows.flatMap((row) => [row.blog_id, row.claimed_as ?? []].flat()),
      ...notes.map((note) => note.blog_id),
      ...posts.map((post) => post.blog_id),
    ],
    viewerId,
  );
  const shownPosts = await presentPosts(db, posts, viewerId, [...blogs.values()]);
  const shownComments = await presentComments(comments, { db, community, viewerId, now, isWhole: true });
  const shownRules = await presentAutomaticRules(db, [...rules.values()], viewerId);
  const shownDecisions = await presentDecisions([...decisions.values()], reader);
  return {
    ...{ blogs, decisions, notes, reasons, requests },
    posts: new Map(shownPosts.map((post) => [post.id, post])),
    comments: new Map(shownComments.map((comment) => [comment.id, comment])),
    rules: new Map(shownRules.map((rule) => [rule.id, rule])),
    shownDecisions: new Map(shownDecisions.map((decision) => [decision.id, decision])),
  };
}

type Contents = Awaited<ReturnType<typeof contentsOf>>;

/** Returns what an entry is about. */
function subjectOf(row: ItemRow, contents: Contents, viewerId: string): Partial<Schemas['ModerationItem']> {
  const blog = contents.blogs.get(row.blog_id);
  const post = row.post_id === null ? undefined : contents.posts.get(row.post_id);
  const comment = row.comment_id === null ? undefined : contents.comments.get(row.comment_id);
  const request = contents.requests.get(row.thing_id);
  const isHidden =
    row.kind === 'comment'
      ? comment !== undefined && comment.state !== 'published'
      : post?.community !== undefined && post.community.state !== 'published';
  return {
    ...(post ? { post } : {}),
    ...(comment ? { comment } : {}),
    ...(request && blog ? { request: presentRequest(request, blog, viewerId) } : {}),
    ...(row.post_id === null ? {} : { isHidden }),
  };
}

/** Returns who looks at an entry. */
function claimOf(row: ItemRow, { blogs }: Contents, viewerId: string) {
  const claimer = row.claimed_as === null ? undefined : blogs.get(row.claimed_as);
  if (!claimer || row.claimed_until === null) return {};
  return { claimedBy: presentBlogRef(claimer, viewerId), claimedUntilTs: row.claimed_until };
}

/** Returns true when the viewer may decide an entry: never an appeal against their own decision while somebody else can. */
function mayDecide(
  row: ItemRow,
  decision: DecisionRow | undefined,
  { community, viewerId }: DecisionReader,
  hasOther: boolean,
): boolean {
  if (!hasPermission(community, row.kind === 'request' ? 'members' : 'decide')) return false;
  return !(row.has_appeal && decision?.decided_by === viewerId && hasOther);
}

/** Returns entries of the queue in the contract's shape, for a whole page at once. */
export async function presentItems(
  rows: readonly ItemRow[],
  reader: DecisionReader,
): Promise<Schemas['ModerationItem'][]> {
  const { db, community, viewerId } = reader;
  const [contents, hasOther] = await Promise.all([
    contentsOf(rows, reader),
    hasOtherDecider(db, community.id, viewerId),
  ]);
  return rows.flatMap((row): Schemas['ModerationItem'][] => {
    const blog = contents.blogs.get(row.blog_id);
    if (!blog) return [];
    const reasons = contents.reasons.filter((reason) => reason.item_id === row.id);
    const decision = row.decision_id === null ? undefined : contents.shownDecisions.get(row.decision_id);
    const rule = row.automatic_rule_id === null ? undefined : contents.rules.get(row.automatic_rule_id);
    return [
      {
        id: row.id,
        kind: row.kind,
        source: row.has_appeal ? 'appeal' : row.source,
        version: row.version,
        state: row.state,
        blog: presentBlogRef(blog, viewerId),
        ...subjectOf(row, contents, viewerId),
        ...(rule ? { automaticRule: rule } : {}),
        canDecide: mayDecide(row, contents.decisions.get(row.decision_id ?? ''), reader, hasOther),
        createdTs: row.opened,
        notes: contents.notes
          .filter((note) => note.item_id === row.id)
          .flatMap((note) => presentItemNote(note, contents.blogs.get(note.blog_id), viewerId)),
        reportCount: reasons.reduce((sum, reason) => sum + reason.count, 0),
        reasons: reasons.map(presentReason),
        ...reportTimes(reasons),
        ...claimOf(row, contents, viewerId),
        ...(decision ? { decision } : {}),
      },
    ];
  });
}
