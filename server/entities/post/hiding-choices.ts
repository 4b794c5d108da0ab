import type { components } from '#generated/types/api.d.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isListable } from '#server/policies/blogs.ts';
import { type Filters, isHiddenByMute, matchesOf, muteOf } from '#server/policies/filters.ts';
import type { PostRow } from './rows.ts';

type Schemas = components['schemas'];
type Reason = Omit<Schemas['HiddenReason'], 'count'>;

/** Number of reasons that a page names. */
const MAX_REASONS = 10;

/** Choices that a reader can set aside for one list (`show_hidden`). */
const REVERSIBLE: ReadonlySet<Reason['kind']> = new Set(['tag', 'content', 'muted_blog', 'hidden_post']);

/** Post with its presented form and its blog, as a list considers it. */
export interface Candidate {
  post: Schemas['Post'];
  row: PostRow;
  blog: BlogRow;
}

function reasonOf(kind: Reason['kind'], value: string, expires: number | null = null): Reason {
  return { kind, value, ...(expires === null ? {} : { expiresTs: expires }) };
}

/** Returns the filter, mute or label choice that hides a post. */
function hidingFilter(post: Schemas['Post'], filters: Filters): Reason | undefined {
  const mute = muteOf(post, filters);
  if (mute) return reasonOf('muted_blog', mute.name, mute.expires);
  if (isHiddenByMute(post, filters)) return reasonOf('label', '');
  const match = matchesOf(post, filters).find(({ action }) => action === 'hide');
  if (!match) return undefined;
  const known = match.kind === 'tag' ? filters.tags : filters.texts;
  const expires = known.find(({ name }) => name === match.value)?.expires ?? null;
  return reasonOf(match.kind === 'tag' ? 'tag' : 'content', match.value, expires);
}

/** Returns the reader's choice that hides a post from a list of that scope. Own posts are never filtered. */
export function hidingChoice(
  { post, row, blog }: Candidate,
  scope: Schemas['FilterScope'],
  viewerId: string | null,
  filters: Filters,
): Reason | undefined {
  // A reader who opens a blog they blocked sees its posts; a list of a community follows the rule of participants.
  if (scope !== 'blogs' && scope !== 'communities' && !isListable(blog, viewerId))
    return reasonOf('blocked_blog', blog.name);
  if (row.is_hidden) return reasonOf('hidden_post', '');
  return row.is_own ? undefined : hidingFilter(post, filters);
}

/** Returns true when a reader can set a choice aside for one list. */
export function isReversible({ kind }: Reason): boolean {
  return REVERSIBLE.has(kind);
}

/** Counts the posts of a page that the reader's choices hide, by choice. */
export class HiddenCount {
  readonly #reasons = new Map<string, Schemas['HiddenReason']>();

  add(reason: Reason): void {
    const key = `${reason.kind} ${reason.value}`;
    const count = (this.#reasons.get(key)?.count ?? 0) + 1;
    this.#reasons.set(key, { ...reason, count });
  }

  /** Returns the count in the contract's shape; undefined when nothing was hidden. */
  present(): Schemas['HiddenByChoice'] | undefined {
    const reasons = [...this.#reasons.values()].sort((one, other) => other.count - one.count);
    if (reasons.length === 0) return undefined;
    const count = reasons.reduce((sum, reason) => sum + reason.count, 0);
    return { count, reasons: reasons.slice(0, MAX_REASONS) };
  }
}
