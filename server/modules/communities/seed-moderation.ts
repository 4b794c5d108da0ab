import { idAt, seconds } from '#openapi/world/clock.ts';
import type { World } from '#openapi/world/model.ts';
import type { CaseSource, DecisionSource, ModerationSource } from '#openapi/world/moderation.ts';
import { type CommunitySeed, hiddenStateOf, ruleIdOf } from '#server/seed/community-seeds.ts';
import { type Ids, iso, type Row, type SeedTable } from '#server/seed/seed-context.ts';

/** Minutes for which a claim of the demo world holds, so that a visitor sees one. */
const CLAIM_MS = 10 * 60_000;

/** Past tenses of decisions, as the log names them. */
const DONE: Readonly<Record<DecisionSource['action'], string>> = {
  approve: 'approved',
  remove: 'removed',
  label: 'labeled',
  restore: 'restored',
  escalate: 'escalated',
  mute: 'muted',
  ban: 'banned',
};

/** Makes rows of the moderation of one community. */
class Moderated {
  readonly source: ModerationSource;
  readonly #seed: CommunitySeed;
  readonly #world: World;
  readonly #ids: Ids;

  constructor(seed: CommunitySeed, source: ModerationSource, world: World, ids: Ids) {
    this.source = source;
    this.#seed = seed;
    this.#world = world;
    this.#ids = ids;
  }

  get communityId(): string {
    return this.#seed.id;
  }

  at(ago: string): number {
    return this.#world.anchor - seconds(ago) * 1000;
  }

  id(ago: string, kind: string, name: string): string {
    return idAt(this.at(ago), `${kind}:${this.#seed.source.handle}:${name}`);
  }

  blog(key: string): string {
    return this.#ids.blog(this.#world.blog(key));
  }

  user(key: string): string {
    return this.#ids.user(this.#world.blog(key).owner);
  }

  automaticRuleId(key: string): string {
    const rule = this.source.rules.find((one) => one.key === key);
    if (!rule) throw new RangeError(`No automatic rule ${key}`);
    return this.id(rule.ago, 'automatic-rule', key);
  }

  /** Returns the columns that name a rule as it is worded. */
  ruleOf(place: number | undefined): Row {
    const text = place === undefined ? undefined : this.#seed.source.guidelines[place];
    if (place === undefined || text === undefined) return { rule_id: null, rule_text: null };
    return { rule_id: ruleIdOf(this.#seed, place), rule_text: text };
  }

  /** Returns the columns that name the thing of a case. */
  thing(one: CaseSource): Row & { post_id: string; comment_id: string | null } {
    const key = one.belowPost ?? `${this.#seed.source.handle}-${one.key}`;
    const found = this.#seed.posts.find(({ source }) => source.post === key);
    if (!found) throw new RangeError(`No post ${key}`);
    return {
      post_blog_id: this.#ids.blog(found.post.blog),
      post_id: found.post.id,
      comment_id: one.belowPost === undefined ? null : this.id(one.ago, 'case', one.key),
    };
  }
}

/** A decision with what it is about; without a case it is about a member. */
interface Decided {
  in: Moderated;
  blog: string;
  decision: DecisionSource;
  about?: CaseSource;
}

function decidedIn(one: Moderated): Decided[] {
  const { cases, members } = one.source;
  return [
    ...cases.flatMap((about) =>
      about.decision ? [{ in: one, blog: about.blog, decision: about.decision, about }] : [],
    ),
    ...members.map(({ blog, decision }) => ({ in: one, blog, decision })),
  ];
}

function decisionId({ in: m, blog, decision, about }: Decided): string {
  return m.id(decision.ago, 'decision', about?.key ?? `${blog}:${decision.action}`);
}

function endOf({ in: m, decision }: Decided): string | null {
  return decision.length === undefined ? null : iso(m.at(decision.ago) + seconds(decision.length) * 1000);
}

function decisionRow(one: Decided): Row {
  const { in: m, blog, decision, about } = one;
  const { appeal } = decision;
  const answer = appeal?.answer;
  const isUndone = answer?.outcome === 'accepted';
  const place = about ? m.thing(about) : { post_blog_id: null, post_id: null, comment_id: null };
  return {
    id: decisionId(one),
    community_id: m.communityId,
    kind: about === undefined ? 'member' : about.belowPost === undefined ? 'post' : 'comment',
    action: decision.action,
    user_id: m.user(blog),
    blog_id: m.blog(blog),
    ...place,
    reason: decision.reason ?? null,
    ...m.ruleOf(decision.rule),
    message: decision.message ?? '',
    reporter_message: decision.reporterMessage ?? '',
    note: decision.note ?? '',
    ends_at: endOf(one),
    decided_by: m.user(decision.by),
    decided_as: m.blog(decision.by),
    decided_at: iso(m.at(decision.ago)),
    actor_kind: 'member',
    before: about && about.belowPost === undefined ? { position: place.post_id } : {},
    revoked_at: isUndone && answer ? iso(m.at(answer.ago)) : null,
    revoked_by: isUndone && answer ? m.user(answer.by) : null,
    appeal_text: appeal?.text ?? null,
    appealed_at: appeal ? iso(m.at(appeal.ago)) : null,
    appeal_state: appeal ? (answer?.outcome ?? 'open') : null,
    appeal_message: answer?.message ?? '',
    appeal_decided_at: answer ? iso(m.at(answer.ago)) : null,
    appeal_decided_by: answer ? m.user(answer.by) : null,
  };
}

function hasOpenAppeal({ decision }: Pick<CaseSource, 'decision'>): boolean {
  return decision?.appeal !== undefined && decision.appeal.answer === undefined;
}

/** Returns when the entry about a case opened. */
function openedAgo(one: CaseSource): string {
  if (hasOpenAppeal(one)) return one.decision?.appeal?.ago ?? one.ago;
  return one.reports?.[0]?.ago ?? one.ago;
}

function itemId(m: Moderated, one: CaseSource): string {
  return m.id(one.ago, 'item', one.key);
}

function itemRow(m: Moderated, one: CaseSource, anchor: number): Row {
  const thing = m.thing(one);
  const { decision } = one;
  const isOpen = decision === undefined || hasOpenAppeal(one);
  const source = one.rule ? 'automatic_rule' : one.reports ? 'report' : 'moderator';
  const claimer = one.claimedBy;
  return {
    id: itemId(m, one),
    community_id: m.communityId,
    kind: one.belowPost === undefined ? 'post' : 'comment',
    source,
    state: isOpen ? 'open' : 'decided',
    version: 1 + (one.reports?.length ?? 0),
    thing_id: thing.comment_id ?? thing.post_id,
    user_id: m.user(one.blog),
    blog_id: m.blog(one.blog),
    ...thing,
    decision_id: decision ? decisionId({ in: m, blog: one.blog, decision, about: one }) : null,
    has_appeal: hasOpenAppeal(one),
    automatic_rule_id: one.rule ? m.automaticRuleId(one.rule) : null,
    report_count: 0,
    opened_at: iso(m.at(openedAgo(one))),
    position: m.id(openedAgo(one), 'place', one.key),
    claimed_by: claimer ? m.user(claimer) : null,
    claimed_as: claimer ? m.blog(claimer) : null,
    claimed_until: claimer ? iso(anchor + CLAIM_MS) : null,
  };
}

function reportRows(m: Moderated, one: CaseSource): Row[] {
  const { decision, reports = [] } = one;
  const thing = m.thing(one);
  const state = decision === undefined ? 'open' : decision.action === 'approve' ? 'dismissed' : 'acted';
  return reports.map((report) => ({
    id: m.id(report.ago, 'report', `${one.key}:${report.by}`),
    item_id: itemId(m, one),
    community_id: m.communityId,
    user_id: m.user(report.by),
    blog_id: m.blog(report.by),
    thing_id: thing.comment_id ?? thing.post_id,
    reason: report.reason,
    ...m.ruleOf(report.rule),
    note: report.note ?? '',
    state,
    decision_id: decision ? decisionId({ in: m, blog: one.blog, decision, about: one }) : null,
    created_at: iso(m.at(report.ago)),
  }));
}

/** An entry of the log before its columns are complete. */
interface Act {
  ago: string;
  name: string;
  type: string;
  action: string;
  by?: string;
  more?: Row;
}

function actRow(m: Moderated, { ago, name, type, action, by, more = {} }: Act): Row {
  return {
    id: m.id(ago, 'act', name),
    community_id: m.communityId,
    type,
    action,
    actor_kind: by === undefined ? 'automatic_rule' : 'member',
    actor_blog_id: by === undefined ? null : m.blog(by),
    automatic_rule_id: null,
    decision_id: null,
    undoes_id: null,
    target_blog_id: null,
    post_id: null,
    comment_id: null,
    reason: null,
    rule_id: null,
    rule_text: null,
    note: '',
    changes: [],
    acted_at: iso(m.at(ago)),
    ...more,
  };
}

/** Returns what the log keeps of a decision and of the answer to its appeal. */
function actsOfDecision(one: Decided): Row[] {
  const { in: m, blog, decision, about } = one;
  const kind = about === undefined ? 'member' : about.belowPost === undefined ? 'post' : 'comment';
  const { post_id = null, comment_id = null } = about ? m.thing(about) : {};
  const name = about?.key ?? `${blog}:${decision.action}`;
  const target = { target_blog_id: m.blog(blog), post_id, comment_id, decision_id: decisionId(one) };
  const made = actRow(m, {
    ...{ ago: decision.ago, name, type: `${kind}s`, action: `${kind}_${DONE[decision.action]}` },
    by: decision.by,
    more: {
      ...target,
      reason: decision.reason ?? null,
      ...m.ruleOf(decision.rule),
      note: decision.note ?? '',
    },
  });
  const answer = decision.appeal?.answer;
  if (!answer) return [made];
  const answered = actRow(m, {
    ...{ ago: answer.ago, name: `appeal:${name}`, type: `${kind}s`, action: `appeal_${answer.outcome}` },
    by: answer.by,
    more: { ...target, undoes_id: answer.outcome === 'accepted' ? made.id : null },
  });
  return [made, answered];
}

function actRows(m: Moderated): Row[] {
  const { cases, rules, changes } = m.source;
  return [
    ...decidedIn(m).flatMap(actsOfDecision),
    ...cases.flatMap((one): Row[] => {
      const rule = rules.find(({ key }) => key === one.rule);
      if (!rule) return [];
      const { post_id, comment_id } = m.thing(one);
      return [
        actRow(m, {
          ...{ ago: one.ago, name: `auto:${one.key}`, type: 'automod' },
          action: { hold: 'automod_held', queue: 'automod_queued', label: 'automod_labeled' }[rule.action],
          more: {
            automatic_rule_id: m.automaticRuleId(rule.key),
            ...{ target_blog_id: m.blog(one.blog), post_id, comment_id },
          },
        }),
      ];
    }),
    ...rules.map((rule) =>
      actRow(m, {
        ...{
          ago: rule.ago,
          name: `rule:${rule.key}`,
          type: 'automod',
          action: 'automatic_rule_created',
          by: rule.by,
        },
        more: {
          automatic_rule_id: m.automaticRuleId(rule.key),
          changes: [{ field: 'action', after: rule.action }],
        },
      }),
    ),
    ...changes.map(({ by, ago, ...change }) =>
      actRow(m, {
        ...{ ago, name: `change:${change.field}`, type: 'settings', action: 'settings_changed', by },
        more: { changes: [change] },
      }),
    ),
  ];
}

/** Returns the rows of what moderators of the demo world did, and of what waits for them. */
export function moderationTables(seeds: readonly CommunitySeed[], world: World, ids: Ids): SeedTable[] {
  const all = seeds.flatMap((seed) =>
    seed.moderation ? [new Moderated(seed, seed.moderation, world, ids)] : [],
  );
  const cases = all.flatMap((m) => m.source.cases.map((one) => ({ m, one })));
  const decided = all.flatMap(decidedIn);
  return [
    {
      table: 'community_comments',
      after: ['posts', 'space_members'],
      rows: cases.flatMap(({ m, one }) => {
        if (one.belowPost === undefined) return [];
        const { comment_id: id, ...place } = m.thing(one);
        return {
          id,
          ...{ post_blog_id: place.post_blog_id, post_id: place.post_id, parent_id: null },
          ...{ user_id: m.user(one.blog), blog_id: m.blog(one.blog) },
          content: [{ type: 'text', text: one.text }],
          created_at: iso(m.at(one.ago)),
          state: hiddenStateOf(one, m.source.rules) ?? 'published',
        };
      }),
    },
    {
      table: 'community_hidden_posts',
      after: ['posts'],
      rows: seeds.flatMap(({ posts }) =>
        posts.flatMap(({ post, hidden }) =>
          hidden === null
            ? []
            : { post_id: post.id, post_blog_id: ids.blog(post.blog), state: hidden, position: post.id },
        ),
      ),
    },
    {
      table: 'community_automatic_rules',
      after: ['communities', 'blogs'],
      rows: all.flatMap((m) =>
        m.source.rules.map((rule) => ({
          id: m.automaticRuleId(rule.key),
          community_id: m.communityId,
          is_enabled: !rule.isOff,
          conditions: rule.conditions,
          applies_to: rule.appliesTo ?? ['posts', 'comments'],
          action: rule.action,
          created_as: m.blog(rule.by),
          created_at: iso(m.at(rule.ago)),
        })),
      ),
    },
    {
      table: 'community_templates',
      after: ['communities', 'community_rules'],
      rows: all.flatMap((m) =>
        m.source.templates.map(({ title, message, reason, rule, usedCount }) => ({
          id: m.id('1d', 'template', title),
          community_id: m.communityId,
          ...{ title, message, reason, rule_id: m.ruleOf(rule).rule_id, used_count: usedCount },
        })),
      ),
    },
    {
      table: 'community_decisions',
      after: ['posts', 'community_comments', 'community_rules', 'community_automatic_rules'],
      rows: decided.map(decisionRow),
    },
    {
      table: 'community_queue_items',
      after: ['community_decisions', 'community_automatic_rules', 'community_hidden_posts'],
      rows: cases.map(({ m, one }) => itemRow(m, one, world.anchor)),
    },
    {
      table: 'community_reports',
      after: ['community_queue_items'],
      rows: cases.flatMap(({ m, one }) => reportRows(m, one)),
    },
    {
      table: 'community_item_notes',
      after: ['community_queue_items'],
      rows: cases.flatMap(({ m, one }) =>
        (one.notes ?? []).map(([by, text, ago]) => ({
          id: m.id(ago, 'item-note', `${one.key}:${by}`),
          item_id: itemId(m, one),
          ...{ user_id: m.user(by), blog_id: m.blog(by), text, created_at: iso(m.at(ago)) },
        })),
      ),
    },
    {
      table: 'community_rule_hits',
      after: ['community_queue_items', 'community_automatic_rules'],
      rows: cases.flatMap(({ m, one }) =>
        one.rule
          ? { rule_id: m.automaticRuleId(one.rule), item_id: itemId(m, one), hit_at: iso(m.at(one.ago)) }
          : [],
      ),
    },
    {
      table: 'space_bans',
      after: ['communities', 'space_members', 'community_decisions'],
      rows: decided
        .filter(({ decision }) => decision.action === 'ban')
        .map((one) => ({
          id: one.in.id(one.decision.ago, 'ban', one.blog),
          space_id: one.in.communityId,
          space_kind: 'community',
          ...{ user_id: one.in.user(one.blog), blog_id: one.in.blog(one.blog) },
          banned_by: one.in.user(one.decision.by),
          ...{ reason: one.decision.reason ?? 'other', note: one.decision.note ?? '' },
          banned_at: iso(one.in.at(one.decision.ago)),
          ends_at: endOf(one),
          decision_id: decisionId(one),
        })),
    },
    {
      table: 'community_mutes',
      after: ['communities', 'community_decisions'],
      rows: decided
        .filter(({ decision }) => decision.action === 'mute')
        .map((one) => ({
          community_id: one.in.communityId,
          user_id: one.in.user(one.blog),
          muted_by: one.in.user(one.decision.by),
          muted_at: iso(one.in.at(one.decision.ago)),
          ends_at: endOf(one),
          decision_id: decisionId(one),
        })),
    },
    {
      table: 'community_member_notes',
      after: ['communities', 'blogs'],
      rows: all.flatMap((m) =>
        m.source.memberNotes.map(([about, by, text, ago]) => ({
          id: m.id(ago, 'member-note', about),
          community_id: m.communityId,
          about_blog_id: m.blog(about),
          ...{ user_id: m.user(by), blog_id: m.blog(by), text, created_at: iso(m.at(ago)) },
        })),
      ),
    },
    {
      // A trigger puts each into the queue.
      table: 'space_join_requests',
      after: ['communities', 'space_members', 'blogs'],
      rows: seeds.flatMap((seed) =>
        all
          .filter((m) => m.communityId === seed.id)
          .flatMap((m) =>
            m.source.requests.map(([blog, answer, ago]) => ({
              id: m.id(ago, 'request', blog),
              space_id: seed.id,
              space_kind: 'community',
              ...{ user_id: m.user(blog), blog_id: m.blog(blog) },
              answers: [{ question: seed.source.question ?? '', answer }],
              requested_at: iso(m.at(ago)),
            })),
          ),
      ),
    },
    { table: 'community_acts', after: ['communities', 'community_decisions'], rows: all.flatMap(actRows) },
  ];
}
