import type { components } from '#generated/types/api.d.ts';
import { joinTags } from '#src/shared/lib/tags.ts';
import type { Outcome } from './drafts.ts';
import { tidyPoll } from './polls.ts';
import { toBlocks } from './to-blocks.ts';
import type { DocJson, FixedPart } from './types.ts';

type CreatePostRequest = components['schemas']['CreatePostRequest'];
type EditPostRequest = components['schemas']['EditPostRequest'];

/** The post somebody passes on. */
export interface Parent {
  parentPostId: string;
  parentTumblelogUuid: string;
  reblogKey: string;
}

interface Contents {
  doc: DocJson;
  tags: readonly string[];
  outcome: Outcome;
}

/** The blocks as they are sent; indexes of the layout stay right. */
function tidyBlocks(doc: DocJson, fixed?: FixedPart): ReturnType<typeof toBlocks> {
  const { content, layout } = toBlocks(doc, fixed);
  return { content: content.map((block) => (block.type === 'poll' ? tidyPoll(block) : block)), layout };
}

/** The request for a new post, or for a reblog when there is a parent. Left-out fields have the contract's defaults. */
export function createRequest({ doc, tags, outcome }: Contents, parent?: Parent): CreatePostRequest {
  const { content, layout } = tidyBlocks(doc);
  return {
    content,
    ...(layout.length > 0 ? { layout } : {}),
    ...(tags.length > 0 ? { tags: joinTags(tags) } : {}),
    state: outcome === 'keep' ? 'published' : outcome,
    ...parent,
  };
}

/** The request for changing a post. What the form shows is always sent, so that emptied tags are emptied. */
export function editRequest({ doc, tags, outcome }: Contents, fixed: FixedPart): EditPostRequest {
  const { content, layout } = tidyBlocks(doc, fixed);
  return { content, layout, tags: joinTags(tags), ...(outcome === 'keep' ? {} : { state: outcome }) };
}

const LONGEST_TAGS = 8192;

/** The longest a single tag can be (contract: the `tag` of a list of posts). */
export const TAG_MAX = 140;

/** Whether all tags together fit into a request. */
export const tagsFit = (tags: readonly string[]): boolean => joinTags(tags).length <= LONGEST_TAGS;
