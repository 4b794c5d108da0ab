import type { Body, Mutant, ProxyFault } from '../mutant.ts';
import { alterRequest, alterSuccess, alterTextBlocks as ofBlocks } from '../proxy-faults.ts';

function change(name: string, title: string, proxy: ProxyFault): Mutant {
  return { name, kind: 'text', title, proxy };
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Counts ranges in UTF-16 units, as many languages do by default. */
function utf16Ranges({ text = '', formatting = [] }: Body): void {
  const utf16Index = (at: number) => [...text].slice(0, at).join('').length;
  for (const range of formatting)
    Object.assign(range, { start: utf16Index(range.start), end: utf16Index(range.end) });
}

/** Faults of text that does not come back as it was sent. */
export const texts: readonly Mutant[] = [
  change(
    'text-composed',
    'Text is normalized to composed characters',
    ofBlocks('createPost', (text) => text.normalize('NFC')),
  ),
  change(
    'text-trimmed',
    'Spaces around a text are cut off',
    ofBlocks('createPost', (text) => text.trim() || text),
  ),
  change(
    'spaces-joined',
    'Several spaces become one',
    ofBlocks('createPost', (text) => text.replaceAll(/ {2,}/g, ' ')),
  ),
  change(
    'lines-joined',
    'Line breaks become spaces',
    ofBlocks('createPost', (text) => text.replaceAll('\n', ' ')),
  ),
  change(
    'quotes-straightened',
    'Curly quotes become straight ones',
    ofBlocks('createPost', (text) => text.replaceAll(/[“”]/g, '"')),
  ),
  change(
    'joiners-dropped',
    'Joined emoji are split',
    ofBlocks('createPost', (text) => text.replaceAll('\u200d', '')),
  ),
  change(
    'direction-marks-dropped',
    'Marks of the direction of text are dropped',
    ofBlocks('createPost', (text) => text.replaceAll(/[\u200e\u200f]/g, '')),
  ),
  change(
    'text-escaped',
    'getPost escapes text for HTML',
    alterSuccess('getPost', ({ post }) => {
      for (const block of post.content) if (block.text) block.text = escaped(block.text);
    }),
  ),
  change(
    'ranges-in-utf-16',
    'Ranges of formatting count UTF-16',
    alterSuccess('getPost', ({ post }) => post.content.forEach(utf16Ranges)),
  ),
  change(
    'formatting-dropped',
    'Small text loses its formatting',
    alterRequest('createPost', (body) => {
      for (const block of body.content ?? [])
        if (block.formatting)
          block.formatting = block.formatting.filter(({ type }: Body) => type !== 'small');
    }),
  ),
  change(
    'blocks-cut',
    'getPost gives 500 blocks at most',
    alterSuccess('getPost', ({ post }) => {
      post.content = post.content.slice(0, 500);
    }),
  ),
  change(
    'layout-dropped',
    'The rows layout of a post is dropped',
    alterRequest('createPost', (body) => {
      if (body.layout?.length <= 7) delete body.layout;
    }),
  ),
  change(
    'reply-trimmed',
    'Spaces within replies are joined',
    alterRequest('replyToPost', (body) => {
      body.reply_text = body.reply_text?.replaceAll(/ {2,}/g, ' ');
    }),
  ),
  change(
    'message-composed',
    'Messages are normalised',
    alterRequest('sendMessage', (body) => {
      if (typeof body.message === 'string') body.message = body.message.normalize('NFKC');
    }),
  ),
  change(
    'title-escaped',
    'The title of a blog is escaped for HTML',
    alterRequest('editBlogSettings', (body) => {
      if (body.title) body.title = escaped(body.title);
    }),
  ),
  change(
    'tags-lower-case',
    'Tags are written in small letters',
    alterRequest('createPost', (body) => {
      if (body.tags) body.tags = body.tags.toLowerCase();
    }),
  ),
  change(
    'tags-sorted',
    'Tags of a post are put in order',
    alterSuccess('getPost', ({ post }) => post.tags.sort()),
  ),
  change(
    'link-dropped',
    'Links in text lose their address’s query',
    alterRequest('createPost', (body) => {
      for (const block of body.content ?? [])
        for (const range of block.formatting ?? []) if (range.url) range.url = range.url.split('?')[0];
    }),
  ),
  change(
    'folder-renamed',
    'Names of folders are cut at thirty letters',
    alterRequest('createSavedFolder', (body) => {
      if (body.title?.length <= 60) body.title = body.title.slice(0, 30);
    }),
  ),
];
