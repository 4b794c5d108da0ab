import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { joinTags } from '#src/shared/lib/text/tags.ts';
import type { Outcome } from './drafts.ts';
import { type More, moreRequest, NO_MORE } from './more.ts';
import { tidyPoll } from './polls.ts';
import { momentOf } from './schedule.ts';
import { toBlocks } from './to-blocks.ts';
import { type TrailChoice, trailRequest } from './trail-choice.ts';
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
  more?: More;
  trail?: TrailChoice;
  doc: DocJson;
  tags: readonly string[];
  outcome: Outcome;
  goesOutAt?: string;
  basedOn?: number;
}

/** What a way of leaving the form asks for; nothing for one that leaves the post where it is. */
function stateOf({ outcome, goesOutAt }: Contents): Pick<EditPostRequest, 'state' | 'publishOn'> {
  if (outcome === 'keep') return {};
  if (outcome === 'submit') return { state: 'submission' };
  if (outcome !== 'schedule') return { state: outcome };
  const moment = goesOutAt === undefined ? undefined : momentOf(goesOutAt);
  return { state: 'queue', ...(moment === undefined ? {} : { publishOn: new Date(moment).toISOString() }) };
}

/** The blocks as they are sent; indexes of the layout stay right. */
function tidyBlocks(doc: DocJson, fixed?: FixedPart): ReturnType<typeof toBlocks> {
  const { content, layout } = toBlocks(doc, fixed);
  return { content: content.map((block) => (block.type === 'poll' ? tidyPoll(block) : block)), layout };
}

/**
 * The request for a new post, or for a reblog when there is a parent. Left-out fields have the defaults of the contract
 * and of the blog; a reblog always says its tags, for the blog may give it some.
 *
 * @param usual what a post of the blog says besides its words when nobody changes it
 */
export function createRequest(contents: Contents, usual: More = NO_MORE, parent?: Parent): CreatePostRequest {
  const { doc, tags } = contents;
  const { content, layout } = tidyBlocks(doc);
  return {
    content,
    ...(layout.length > 0 ? { layout } : {}),
    ...(tags.length > 0 || parent ? { tags: joinTags(tags) } : {}),
    state: 'published',
    ...stateOf(contents),
    ...moreRequest(contents.more, usual),
    ...parent,
    ...trailRequest(contents.trail),
  };
}

/**
 * The request for changing a post. What the form shows is always sent, so that emptied tags are emptied; with the version
 * it started from, so that nothing is written over what somebody changed meanwhile.
 *
 * @param usual what the post said besides its words when it was opened
 * @param hidTrail whether it hid its trail then
 */
export function editRequest(
  contents: Contents,
  fixed: FixedPart,
  usual: More = NO_MORE,
  hidTrail = false,
): EditPostRequest {
  const { doc, tags, basedOn } = contents;
  const { content, layout } = tidyBlocks(doc, fixed);
  return {
    content,
    layout,
    tags: joinTags(tags),
    ...stateOf(contents),
    ...moreRequest(contents.more, usual),
    ...trailRequest(contents.trail, hidTrail),
    ...(basedOn === undefined ? {} : { basedOn }),
  };
}

const LONGEST_TAGS = limits.tagsLength;

/** The longest a single tag can be (contract: the `tag` of a list of posts). */
export const TAG_MAX = limits.tagLength;

/** Whether all tags together fit into a request. */
export const tagsFit = (tags: readonly string[]): boolean => joinTags(tags).length <= LONGEST_TAGS;
