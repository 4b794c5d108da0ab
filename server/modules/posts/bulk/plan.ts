import { isDeepStrictEqual } from 'node:util';
import { limits } from '#generated/limits.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import { requireAddressable, splitTags, tagKey } from '#server/core/tags.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { labelled } from '../compose/labels.ts';
import type { NewPost } from '../compose/write-repository.ts';
import type { BulkRequest } from './choose.ts';

/** Planned outcome for one post. */
export type PlannedOutcome =
  | { kind: 'same' }
  | { kind: 'skipped'; why: DomainError['slug'] }
  | { kind: 'deleted' }
  | { kind: 'moved' }
  | { kind: 'changed'; change: PostChange };

/** Fields of a post that change; absent ones stay. */
export interface PostChange {
  state?: NewPost['state'];
  tags?: readonly string[];
  labels?: NewPost['labels'];
  contentRating?: NewPost['contentRating'];
}

/** States of a blog's own posts; asks and submissions have operations of their own. */
const CHANGEABLE_STATES = new Set(['published', 'draft', 'queued', 'private']);

/** Actions that would take a post out of its community, or publish it there without asking who may write. */
const STAYING_ACTIONS: ReadonlySet<BulkRequest['action']> = new Set(['move_to_blog', 'set_state']);

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, index) => tag === other[index]);
}

/** Removes duplicate tags regardless of case; the first spelling stays. */
function eachOnce(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) if (!known.has(tagKey(tag))) known.set(tagKey(tag), tag);
  return [...known.values()];
}

function retagged(row: PostRow, tags: readonly string[]): PlannedOutcome {
  const wanted = eachOnce(tags);
  if (isSame(wanted, row.tags)) return { kind: 'same' };
  // A post that already exceeds the limit keeps the tags it has.
  if (wanted.length > Math.max(limits.tagsPerPost, row.tags.length))
    return { kind: 'skipped', why: 'limit-reached' };
  return { kind: 'changed', change: { tags: wanted } };
}

/** Returns the error for a field that the action requires. */
export function missingField(field: keyof BulkRequest): DomainError {
  return domainError('invalid-request-param', { field, detail: `${field} is missing.` });
}

/**
 * Plans a move: members move only posts they wrote. Answers and submissions stay, because the asker or sender chose
 * that blog.
 */
function movedBy(userId: string): (row: PostRow) => PlannedOutcome {
  return (row) => {
    if (row.author_id !== userId) return { kind: 'skipped', why: 'not-allowed' };
    const wasSent = row.type === 'answer' || row.asking_blog_id !== null || row.submitted_blog_id !== null;
    return wasSent ? { kind: 'skipped', why: 'not-in-this-state' } : { kind: 'moved' };
  };
}

/** Returns a tag in its stored form. */
function oneTag(field: keyof BulkRequest, text: string): string {
  const [tag, ...more] = splitTags(text);
  if (tag !== undefined && more.length === 0) return tag;
  throw domainError('invalid-request-param', { field, reason: 'single_tag' });
}

/**
 * Returns the action of a request for posts that the member may change.
 *
 * @throws invalid-request-param when a required field is missing
 */
function actionOf(body: BulkRequest, userId: string): (row: PostRow) => PlannedOutcome {
  const { action, state, categories } = body;
  if (action === 'delete') return () => ({ kind: 'deleted' });
  if (action === 'move_to_blog') return movedBy(userId);
  if (action === 'set_state') {
    if (!state) throw missingField('state');
    const wanted = state === 'queue' ? 'queued' : state;
    return (row) =>
      row.state === wanted ? { kind: 'same' } : { kind: 'changed', change: { state: wanted } };
  }
  if (action === 'set_content_labels') {
    if (!categories) throw missingField('categories');
    return (row) => {
      const change = labelled(row, categories.length > 0, categories);
      return isDeepStrictEqual(change.labels.categories, row.labels.categories)
        ? { kind: 'same' }
        : { kind: 'changed', change };
    };
  }
  if (action === 'replace_tag') {
    if (body.tag === undefined) throw missingField('tag');
    if (body.replacement === undefined) throw missingField('replacement');
    const key = tagKey(oneTag('tag', body.tag));
    const replacement = oneTag('replacement', body.replacement);
    requireAddressable([replacement], 'replacement');
    return (row) =>
      retagged(
        row,
        row.tags.map((tag) => (tagKey(tag) === key ? replacement : tag)),
      );
  }
  if (!body.tags?.length) throw missingField('tags');
  const tags = body.tags.map((tag) => oneTag('tags', tag));
  const keys = new Set(tags.map(tagKey));
  if (action === 'add_tags') requireAddressable(tags, 'tags');
  return action === 'add_tags'
    ? (row) => retagged(row, [...row.tags, ...tags])
    : (row) =>
        retagged(
          row,
          row.tags.filter((tag) => !keys.has(tagKey(tag))),
        );
}

/**
 * Returns a function that plans the outcome for each post, without side effects.
 *
 * @throws invalid-request-param
 */
export function planOf(body: BulkRequest, userId: string): (row: PostRow) => PlannedOutcome {
  const act = actionOf(body, userId);
  return (row) => {
    if (!row.may_change) return { kind: 'skipped', why: 'not-allowed' };
    if (row.community_id !== null && STAYING_ACTIONS.has(body.action))
      return { kind: 'skipped', why: 'not-in-this-state' };
    return CHANGEABLE_STATES.has(row.state) ? act(row) : { kind: 'skipped', why: 'not-in-this-state' };
  };
}
