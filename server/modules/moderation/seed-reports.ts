import { idAt, seconds } from '#openapi/world/clock.ts';
import { type SiteReportSource, siteReports } from '#openapi/world/site-reports.ts';
import { iso, type Row, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

const CLAIM_MS = 10 * 60_000;

interface Subject {
  itemId: string;
  blogId: string;
  postId: string | null;
  replyId: string | null;
  /** Key of the account that wrote it. */
  author: string;
}

function subjectOf({ world, ids }: SeedContext, about: SiteReportSource['about']): Subject {
  if ('post' in about) {
    const { id, blog, author } = world.post(about.post);
    return { itemId: `post:${id}`, blogId: ids.blog(blog), postId: id, replyId: null, author };
  }
  if ('blog' in about) {
    const blog = world.blog(about.blog);
    const blogId = ids.blog(blog);
    return { itemId: `blog:${blogId}`, blogId, postId: null, replyId: null, author: blog.owner };
  }
  const [by, words] = about.reply;
  const reply = world.replies.find(({ blog, text }) => blog.key === by && text.startsWith(words));
  if (!reply) throw new RangeError(`The world has no reply ${words}`);
  const { id, post, member } = reply;
  return {
    ...{ itemId: `reply:${id}`, blogId: ids.blog(post.blog), postId: post.id, replyId: id },
    author: member,
  };
}

/** Returns the rows of one thing that was reported, by table. */
function rowsOf(context: SeedContext, source: SiteReportSource): Record<string, Row[]> {
  const { world, ids } = context;
  const { itemId, blogId, postId, replyId, author } = subjectOf(context, source.about);
  const at = (ago: string): number => world.anchor - seconds(ago) * 1000;
  const user = (key: string): string => ids.user(world.blog(key).owner);
  const { decision, notes = [], claimedBy } = source;
  const decisionId = decision ? idAt(at(decision.ago), `staff-decision:${itemId}`) : null;
  const decidedAt = decision ? iso(at(decision.ago)) : null;
  return {
    reports: source.reports.map(([by, ago, reason, note = null]) => ({
      id: idAt(at(ago), `report:${itemId}:${by}`),
      user_id: user(by),
      ...{ blog_id: blogId, post_id: postId, reply_id: replyId, reason, note, post_ids: [] },
      state: decision ? (decision.outcome === 'dismiss' ? 'dismissed' : 'acted') : 'open',
      created_at: iso(at(ago)),
      ...{ outcome: decision?.outcome ?? null, decided_at: decidedAt, decision_id: decisionId },
    })),
    staff_notes: notes.map(([by, text, ago]) => ({
      ...{ id: idAt(at(ago), `staff-note:${itemId}`), item_id: itemId, staff_id: user(by), text },
      created_at: iso(at(ago)),
    })),
    staff_claims: claimedBy
      ? [
          {
            ...{ item_id: itemId, staff_id: user(claimedBy), claimed_at: iso(world.anchor) },
            until: iso(world.anchor + CLAIM_MS),
          },
        ]
      : [],
    staff_decisions: decision
      ? [
          {
            ...{ id: decisionId, item_id: itemId, blog_id: blogId, author_id: ids.user(author) },
            ...{ outcome: decision.outcome, reason: decision.reason, staff_id: user(decision.by) },
            author_message: decision.authorMessage ?? '',
            reporter_message: decision.reporterMessage ?? '',
            ...{ decided_at: decidedAt, notified_at: decidedAt, before: {} },
          },
        ]
      : [],
    staff_acts: decision
      ? [
          {
            id: idAt(at(decision.ago), `staff-act:${itemId}`),
            ...{ staff_id: user(decision.by), act: 'decide-report' },
            subject_id: idAt(
              at(source.reports[0]?.[1] ?? '1d'),
              `report:${itemId}:${source.reports[0]?.[0]}`,
            ),
            details: { outcome: decision.outcome, kind: itemId.slice(0, itemId.indexOf(':')) },
            created_at: decidedAt,
          },
        ]
      : [],
  };
}

/** Tables that the rows of each table refer to. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  reports: ['posts', 'replies', 'users'],
  staff_notes: ['users'],
  staff_claims: ['users'],
  staff_decisions: ['users', 'blogs'],
  staff_acts: ['users'],
};

/** Returns the rows of everything that was reported to the site in the demo world. */
export function seedReports(context: SeedContext): SeedTable[] {
  const all = siteReports.map((source) => rowsOf(context, source));
  return Object.entries(AFTER).map(([table, after]) => ({
    ...{ table, after },
    rows: all.flatMap((rows) => rows[table] ?? []),
  }));
}
