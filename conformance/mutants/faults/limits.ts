import type { Body, Mutant, ProxyFault } from '../mutant.ts';
import { alterRequest, alterSuccess } from '../proxy-faults.ts';

function change(name: string, title: string, proxy: ProxyFault): Mutant {
  return { name, kind: 'limit', title, proxy };
}
const lengthOf = (text: unknown) => (typeof text === 'string' ? [...text].length : 0);
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** Raises the length limit of a field by one: a longer text is shortened before it arrives. */
function raiseLimitByOne(operation: string, field: string, most: number): ProxyFault {
  return alterRequest(operation, (body) => {
    if (lengthOf(body[field]) === most + 1) body[field] = cut(body[field], most);
  });
}
/** Lowers the length limit of a field by one: a text at the limit is lengthened before it arrives. */
function lowerLimitByOne(operation: string, field: string, most: number): ProxyFault {
  return alterRequest(operation, (body) => {
    if (lengthOf(body[field]) === most) body[field] += 'x';
  });
}
function eachText(spoil: (block: Body) => void): ProxyFault {
  return alterRequest('createPost', (body) => body.content?.forEach(spoil));
}

/** Faults of limits that are off by one, or measured in another unit. */
export const limits: readonly Mutant[] = [
  change(
    'text-one-more',
    'A block holds 4,097 code points',
    eachText((block) => {
      if (lengthOf(block.text) === 4097) block.text = cut(block.text, 4096);
    }),
  ),
  change(
    'text-one-less',
    'A block holds 4,095 code points',
    eachText((block) => {
      if (lengthOf(block.text) === 4096) block.text += 'x';
    }),
  ),
  change(
    'text-in-utf-16',
    'The text of a block is measured in UTF-16',
    eachText((block) => {
      if (typeof block.text === 'string' && block.text.length > 4096) block.text += 'x'.repeat(4097);
    }),
  ),
  change(
    'blocks-one-more',
    'A post holds 1,001 blocks',
    alterRequest('createPost', (body) => {
      if (body.content?.length === 1001) body.content.pop();
    }),
  ),
  change(
    'blocks-one-less',
    'A post holds 999 blocks',
    alterRequest('createPost', (body) => {
      if (body.content?.length === 1000) body.content.push(body.content[0]);
    }),
  ),
  change('reply-one-more', 'A reply has 476 code points', raiseLimitByOne('replyToPost', 'reply_text', 475)),
  change('reply-one-less', 'A reply has 474 code points', lowerLimitByOne('replyToPost', 'reply_text', 475)),
  change(
    'title-one-more',
    'The title of a blog has 141 letters',
    raiseLimitByOne('editBlogSettings', 'title', 140),
  ),
  change(
    'title-one-less',
    'The title of a blog has 139 letters',
    lowerLimitByOne('editBlogSettings', 'title', 140),
  ),
  change(
    'folder-one-more',
    'The name of a folder has 61 letters',
    raiseLimitByOne('createSavedFolder', 'title', 60),
  ),
  change(
    'note-one-more',
    'The note of a saved post has 281 letters',
    raiseLimitByOne('savePost', 'note', 280),
  ),
  change('followed-tag-one-more', 'A followed tag has 141 letters', raiseLimitByOne('followTag', 'tag', 140)),
  change('tab-one-more', 'The title of a tab has 33 letters', raiseLimitByOne('createTab', 'title', 32)),
  change(
    'tags-one-less',
    'Only twenty-nine tags of a post are stored',
    alterSuccess('createPost', ({ post }) => post.tags.splice(29)),
  ),
  change(
    'poll-one-answer-more',
    'A poll has thirteen answers',
    alterRequest('createPost', (body) => {
      for (const block of body.content ?? []) if (block.answers?.length === 13) block.answers.pop();
    }),
  ),
  change('page-one-more', 'listFollowedTags takes a limit of 51', {
    operation: 'listFollowedTags',
    request: ({ url }) => {
      if (url.searchParams.get('limit') === '51') url.searchParams.set('limit', '50');
    },
  }),
  change('page-of-none', 'listTrendingBlogs takes a limit of 0', {
    operation: 'listTrendingBlogs',
    request: ({ url }) => {
      if (url.searchParams.get('limit') === '0') url.searchParams.set('limit', '1');
    },
  }),
];
