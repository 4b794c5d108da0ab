import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TextFormat } from '#generated/zod/textFormat.zod.ts';
import { escapeHtml } from '#server/core/escape-html.ts';
import { arrangeBlocks, type RenderItem } from '#src/domain/post/arrange-blocks.ts';
import { type Run, type Span, spansOf } from '#src/domain/post/formatting.ts';
import { safeHref, safeMediaUrl } from '#src/domain/post/links.ts';
import { type ListNode, nestLists } from '#src/domain/post/lists.ts';
import { paths } from '#src/paths/paths.ts';

type TextBlock = Extract<ContentBlock, { type: 'text' }>;
type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

/** Elements of text formats; colours are left to the feed reader. */
const ELEMENTS: Partial<Record<TextFormat['type'], string>> = {
  bold: 'strong',
  italic: 'em',
  strikethrough: 's',
  small: 'small',
};

const absolute = (address: string, origin: string): string => URL.parse(address, origin)?.href ?? '';
const element = (name: string, html: string): string => `<${name}>${html}</${name}>`;

function link(address: string | undefined, html: string): string {
  return address ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
}

/** Returns the address of a named blog; a deleted blog has no name. */
function blogAddress(name: string | undefined, origin: string): string | undefined {
  return name === undefined ? undefined : origin + paths.blog(name);
}

function runHtml({ text, formats }: Run): string {
  const inner = escapeHtml(text).replaceAll('\n', '<br>');
  return formats.reduce((html, { type }) => {
    const name = ELEMENTS[type];
    return name ? element(name, html) : html;
  }, inner);
}

function spanHtml({ target, runs }: Span, origin: string): string {
  const html = runs.map(runHtml).join('');
  if (target?.type === 'mention') return link(blogAddress(target.blog?.name, origin), html);
  return target ? link(safeHref(target.url), html) : html;
}

function textHtml(text: string, formatting: TextFormat[] | undefined, origin: string): string {
  return spansOf(text, formatting)
    .map((span) => spanHtml(span, origin))
    .join('');
}

function paragraph({ text, subtype, formatting }: TextBlock, origin: string): string {
  const html = textHtml(text, formatting, origin);
  if (subtype === 'heading1') return element('h2', html);
  if (subtype === 'heading2') return element('h3', html);
  if (subtype === 'quote' || subtype === 'indented') return element('blockquote', element('p', html));
  return element('p', html);
}

function listHtml({ ordered, items }: ListNode, origin: string): string {
  const lines = items.map(({ text, formatting, lists }) =>
    element('li', textHtml(text, formatting, origin) + lists.map((one) => listHtml(one, origin)).join('')),
  );
  return element(ordered ? 'ol' : 'ul', lines.join(''));
}

function imageHtml({ media, altText = '', caption }: ImageBlock, origin: string): string {
  const [picture] = media;
  const url = safeMediaUrl(picture?.url);
  if (!picture || !url) return '';
  const src = escapeHtml(absolute(url, origin));
  const image = `<img src="${src}" alt="${escapeHtml(altText)}" width="${picture.width}" height="${picture.height}">`;
  return element('figure', image + (caption ? element('figcaption', escapeHtml(caption)) : ''));
}

function soundHtml(block: BlockOf<'audio' | 'video'>, origin: string): string {
  const title =
    block.type === 'audio' ? [block.title, block.artist].filter(Boolean).join(' – ') : block.altText;
  const name = escapeHtml(title || (block.type === 'audio' ? 'Audio' : 'Video'));
  const file = safeMediaUrl(block.media?.url);
  if (file) {
    return `<${block.type} controls src="${escapeHtml(absolute(file, origin))}">${name}</${block.type}>`;
  }
  return element('p', link(safeHref(block.url), name));
}

function linkHtml({ url, title, description }: BlockOf<'link'>): string {
  const about = description ? `<br>${escapeHtml(description)}` : '';
  return element('p', link(safeHref(url), escapeHtml(title || url)) + about);
}

function pollHtml({ question, answers }: BlockOf<'poll'>): string {
  const lines = answers.map(({ answerText }) => element('li', escapeHtml(answerText)));
  return element('p', element('strong', escapeHtml(question))) + element('ul', lines.join(''));
}

function listBlock({ type, items }: BlockOf<'ordered-list' | 'unordered-list'>, origin: string): string {
  const lines = items.map(({ text, indentLevel, formatting }) => ({
    ordered: type === 'ordered-list',
    level: indentLevel ?? 0,
    text,
    formatting,
  }));
  return nestLists(lines)
    .map((list) => listHtml(list, origin))
    .join('');
}

function blockHtml(block: ContentBlock, origin: string): string {
  switch (block.type) {
    case 'text':
      return paragraph(block, origin);
    case 'title':
      return element('h2', escapeHtml(block.text));
    case 'ordered-list':
    case 'unordered-list':
      return listBlock(block, origin);
    case 'image':
      return imageHtml(block, origin);
    case 'image-set':
    case 'carousel':
      return block.images.map((image) => imageHtml(image, origin)).join('');
    case 'audio':
    case 'video':
      return soundHtml(block, origin);
    case 'link':
      return linkHtml(block);
    case 'poll':
      return pollHtml(block);
    case 'blog':
      return element(
        'p',
        link(blogAddress(block.blog.name, origin), `@${escapeHtml(block.blog.name ?? block.blog.uuid)}`),
      );
    case 'nested-blocks':
      if (block.withheld) return '';
      return element('blockquote', block.blocks.map((inner) => blockHtml(inner, origin)).join(''));
    default:
      return '';
  }
}

function pieceHtml(piece: RenderItem, origin: string): string {
  switch (piece.kind) {
    case 'list':
      return piece.lists.map((list) => listHtml(list, origin)).join('');
    case 'chat':
      return piece.lines.map((line) => paragraph(line, origin)).join('');
    case 'row':
      return piece.images.map((image) => imageHtml(image, origin)).join('');
    default:
      return blockHtml(piece.block, origin);
  }
}

/** Returns the blocks of a post as HTML, with the rules of {@link postHtml}. */
export function contentHtml({ content, layout }: Pick<Post, 'content' | 'layout'>, origin: string): string {
  const { ask, items: pieces } = arrangeBlocks(content, layout, true);
  const question = ask ? element('blockquote', ask.items.map((one) => pieceHtml(one, origin)).join('')) : '';
  return question + pieces.map((one) => pieceHtml(one, origin)).join('');
}

/**
 * Returns a post as HTML for feed readers: plain elements, absolute addresses, the full text, after its trail with the
 * authors' names. All member text is escaped, and links are limited to safe schemes.
 *
 * @param origin origin under which members reach the site, without a trailing slash
 */
export function postHtml(post: Post, origin: string): string {
  const trail = post.trail.map((item) => {
    const name = item.blog?.name ?? item.brokenBlogName ?? '';
    const address = item.blog && item.post ? origin + paths.post(item.blog.name, item.post.id) : undefined;
    const who = name ? element('p', `${link(address, escapeHtml(name))}:`) : '';
    return who + element('blockquote', contentHtml(item, origin));
  });
  return trail.join('') + contentHtml(post, origin);
}
