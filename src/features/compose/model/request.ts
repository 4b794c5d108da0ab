import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { joinTags } from '#src/shared/lib/text/tags.ts';
import { momentOf } from '#src/shared/lib/time/wall-time.ts';
import type { Outcome } from './drafts.ts';
import { tidyPoll } from './polls.ts';
import { DEFAULT_OPTIONS, optionsRequest, type PostOptions } from './post-options.ts';
import { toBlocks } from './to-blocks.ts';
import { type TrailChoice, trailRequest } from './trail-choice.ts';
import type { DocJson, FixedPart } from './types.ts';

type CreatePostRequest = components['schemas']['CreatePostRequest'];
type EditPostRequest = components['schemas']['EditPostRequest'];

/** The post that is reblogged. */
export interface Parent {
  parentPostId: string;
  parentTumblelogUuid: string;
  reblogKey: string;
}

interface Contents {
  more?: PostOptions;
  trail?: TrailChoice;
  doc: DocJson;
  tags: readonly string[];
  outcome: Outcome;
  goesOutAt?: string;
  basedOn?: number;
}

/** Returns the request fields of an outcome; none for an outcome that leaves the state unchanged. */
function stateOf({ outcome, goesOutAt }: Contents): Pick<EditPostRequest, 'state' | 'publishOn'> {
  if (outcome === 'keep') return {};
  if (outcome === 'submit') return { state: 'submission' };
  if (outcome !== 'schedule') return { state: outcome };
  const moment = goesOutAt === undefined ? undefined : momentOf(goesOutAt);
  return { state: 'queue', ...(moment === undefined ? {} : { publishOn: new Date(moment).toISOString() }) };
}

/** Converts the document to the blocks as they are sent, with polls tidied; indexes of the layout stay right. */
function tidyBlocks(doc: DocJson, fixed?: FixedPart): ReturnType<typeof toBlocks> {
  const { content, layout } = toBlocks(doc, fixed);
  return { content: content.map((block) => (block.type === 'poll' ? tidyPoll(block) : block)), layout };
}

/**
 * Builds the request for a new post, or for a reblog when there is a parent. Left-out fields have the defaults of the
 * contract and of the blog; a reblog always sends its tags, because the blog may have default reblog tags.
 *
 * @param usual the default additional options of the blog's posts
 */
export function createRequest(
  contents: Contents,
  usual: PostOptions = DEFAULT_OPTIONS,
  parent?: Parent,
): CreatePostRequest {
  const { doc, tags } = contents;
  const { content, layout } = tidyBlocks(doc);
  return {
    content,
    ...(layout.length > 0 ? { layout } : {}),
    ...(tags.length > 0 || parent ? { tags: joinTags(tags) } : {}),
    state: 'published',
    ...stateOf(contents),
    ...optionsRequest(contents.more, usual),
    ...parent,
    ...trailRequest(contents.trail),
  };
}

/**
 * Builds the request for editing a post. Fields shown in the form are always sent, so that removed tags are removed;
 * the base version is sent so that changes made elsewhere are not overwritten.
 *
 * @param usual the additional options when the post was opened
 * @param hidTrail true when it hid its trail then
 */
export function editRequest(
  contents: Contents,
  fixed: FixedPart,
  usual: PostOptions = DEFAULT_OPTIONS,
  hidTrail = false,
): EditPostRequest {
  const { doc, tags, basedOn } = contents;
  const { content, layout } = tidyBlocks(doc, fixed);
  return {
    content,
    layout,
    tags: joinTags(tags),
    ...stateOf(contents),
    ...optionsRequest(contents.more, usual),
    ...trailRequest(contents.trail, hidTrail),
    ...(basedOn === undefined ? {} : { basedOn }),
  };
}

const TAGS_MAX_LENGTH = limits.tagsLength;

/** Maximum length of a single tag (contract: the `tag` of a list of posts). */
export const TAG_MAX_LENGTH = limits.tagLength;

/** Returns true when all tags together fit into a request. */
export const tagsFit = (tags: readonly string[]): boolean => joinTags(tags).length <= TAGS_MAX_LENGTH;
