import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasOpenPlan } from './paywalls-repository.ts';
import type { NewPost } from './write-repository.ts';

type Block = components['schemas']['ContentBlock'];

function hasPaywall(content: readonly Block[]): boolean {
  return content.some((block) => block.type === 'nested-blocks' && block.subtype === 'paywall');
}

/**
 * Rejects nested blocks that hold nothing, among them those that an answer withheld from its reader.
 *
 * @throws invalid-body
 */
export function refuseEmptyParts(content: readonly Block[]): void {
  for (const block of content) {
    if (block.type !== 'nested-blocks') continue;
    if (block.withheld !== undefined || block.blocks.length === 0)
      throw domainError('invalid-body', {
        field: 'content',
        detail: 'Nested blocks hold at least one block.',
      });
  }
}

/**
 * Rejects a paywall where nobody could support the blog: in what is sent to another blog or a community, and in a blog
 * without a plan. One that stands there already stays when the plans are gone.
 *
 * @param place state of the post and id of its community
 * @param before content of the post before an edit
 * @throws invalid-body
 */
export async function refusePaywall(
  tx: Queryable,
  { blogId, state, communityId }: { blogId: string; state: NewPost['state']; communityId: string | null },
  content: readonly Block[],
  before: readonly Block[] = [],
): Promise<void> {
  if (!hasPaywall(content)) return;
  if (state === 'ask' || state === 'submission' || communityId !== null)
    throw domainError('invalid-body', { field: 'content', reason: 'paywall_elsewhere' });
  if (!hasPaywall(before) && !(await hasOpenPlan(tx, blogId)))
    throw domainError('invalid-body', { field: 'content', reason: 'paywall_without_plan' });
}
