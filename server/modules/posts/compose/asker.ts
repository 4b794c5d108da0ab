import { isDeepStrictEqual } from 'node:util';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { PostRow } from '#server/entities/post/rows.ts';

type Schemas = components['schemas'];
type Layout = Schemas['LayoutBlock'];
type Written = Pick<PostRow, 'content' | 'layout'>;

const askOf = ({ layout }: Written) => layout.find((block) => block.type === 'ask');
const asked = (post: Written) => askOf(post)?.blocks.map((index) => post.content[index]) ?? [];

function forged(detail: string): never {
  throw domainError('invalid-body', { detail, field: 'layout' });
}

/** Returns the layout with the asker from the database; without one when the asker is anonymous. */
export function withAsker(layout: readonly Layout[], asker: Schemas['MentionedBlog'] | null): Layout[] {
  return layout.map((block) => {
    if (block.type !== 'ask') return block;
    const { type, blocks } = block;
    return asker ? { type, blocks, attribution: { type: 'blog', blog: asker } } : { type, blocks };
  });
}

/**
 * Rejects a post with a forged ask: an ask layout is only valid where an ask was sent, and is immutable.
 *
 * @param before the previous version, for an edit
 * @throws invalid-body
 */
export function refuseForgedAsk(after: Written, before?: Written): Layout[] {
  const ask = askOf(after);
  if (!ask) return after.layout;
  const known = before && askOf(before);
  if (!known) forged('Nobody asked this. Only an ask has an asker.');
  if (!isDeepStrictEqual(asked(after), asked(before))) forged('What was asked stays as it was asked.');
  const blog = known.attribution?.blog;
  return withAsker(after.layout, blog ?? null);
}
