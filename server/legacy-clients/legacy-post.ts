import { marked } from 'marked';
import { domainError } from '#server/core/errors.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { AnyForm } from './form-body.ts';
import { blocksOfHtml } from './html-blocks.ts';
import { type ImageImporter, importImage } from './pictures.ts';

type Block = Record<string, unknown>;
type Fields = Record<string, unknown>;

/** Fields that hold the content of a post; all others have the same meaning as in a post of blocks. */
const CONTENT: ReadonlySet<string> = new Set([
  ...['type', 'format', 'title', 'body', 'quote', 'source', 'url', 'description', 'thumbnail', 'excerpt'],
  ...['author', 'conversation', 'caption', 'link', 'data', 'data64', 'external_url', 'embed', 'comment'],
  ...['photoset_layout', 'id', 'reblog_key'],
]);
/** Fields that hold content. A call with none of them and no file leaves the content of a post unchanged. */
const ABOUT = ['title', 'body', 'quote', 'url', 'conversation', 'caption', 'data', 'external_url', 'embed'];

/** Converts a post in the format before blocks to the body that creates or edits a post of blocks. */
export async function postOfLegacy(form: AnyForm, keeper: ImageImporter): Promise<Fields> {
  const { fields, files } = form;
  const says = files.size > 0 || ABOUT.some((name) => fields[name] !== undefined);
  return { ...rest(fields), ...(says ? { content: await contentOf(fields, form, keeper) } : {}) };
}

/**
 * Converts a legacy reblog by id and key, with a comment.
 *
 * @throws bad-parent when there is no such post
 */
export async function reblogOfLegacy({ fields }: AnyForm, { db, userId }: ImageImporter): Promise<Fields> {
  const { id, reblog_key: reblogKey, comment } = fields;
  const parent = /^[1-9]\d{0,18}$/.test(String(id)) ? await parentBlog(db, String(id), userId) : undefined;
  if (parent === undefined) throw domainError('bad-parent', { field: 'id' });
  const content = comment === undefined ? [] : wordsOf(fields, comment);
  return { ...rest(fields), content, parentPostId: String(id), reblogKey, parentTumblelogUuid: parent };
}

async function parentBlog(db: ImageImporter['db'], id: string, userId: string): Promise<string | undefined> {
  const post = (await postsByIds(db, [id], userId))[0];
  return post && (await blogsByIds(db, [post.blog_id], userId)).get(post.blog_id)?.uuid;
}

function rest(fields: Fields): Fields {
  const { date, tags, ...others } = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !CONTENT.has(name)),
  );
  return {
    ...others,
    ...(tags === undefined ? {} : { tags: [tags].flat().join(',') }),
    ...(date === undefined ? {} : { date: momentOf(String(date)) }),
  };
}

/** Accepts every date format that JavaScript parses; others are left for validation to refuse by field. */
function momentOf(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

async function contentOf(fields: Fields, form: AnyForm, keeper: ImageImporter): Promise<Block[]> {
  const words = (name: string): Block[] => wordsOf(fields, fields[name]);
  switch (fields.type) {
    case 'photo':
      return [...(await picturesOf(form, keeper)), ...words('caption')];
    case 'quote':
      return [{ type: 'text', subtype: 'quote', text: plain(fields, 'quote') }, ...words('source')];
    case 'link':
      return [linkOf(fields), ...words('description')];
    case 'chat':
      return [...headingOf(fields), ...chatOf(String(fields.conversation ?? ''))];
    case 'audio':
      return [{ type: 'audio', url: addressOf(fields, 'external_url') }, ...words('caption')];
    case 'video':
      return [{ type: 'video', url: addressOf(fields, 'embed') }, ...words('caption')];
    default:
      return [...headingOf(fields), ...words('body')];
  }
}

/** Converts HTML, or Markdown where the call says so, to text blocks. */
function wordsOf({ format }: Fields, text: unknown): Block[] {
  if (typeof text !== 'string' || text === '') return [];
  return blocksOfHtml(format === 'markdown' ? marked.parse(text, { async: false }) : text);
}

function plain(fields: Fields, name: string): string {
  const lines = wordsOf(fields, fields[name]).map(({ text }) => text);
  return lines.join('\n');
}

function headingOf(fields: Fields): Block[] {
  const text = plain(fields, 'title');
  return text === '' ? [] : [{ type: 'text', subtype: 'heading1', text }];
}

function linkOf(fields: Fields): Block {
  const title = plain(fields, 'title');
  return { type: 'link', url: String(fields.url ?? ''), ...(title === '' ? {} : { title }) };
}

/** Returns one block per line of a chat; the speaker's name is bold. */
function chatOf(conversation: string): Block[] {
  const lines = conversation.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const speaker = /^[^:]{1,60}:/.exec(line)?.[0];
    const formatting = speaker && [{ type: 'bold', start: 0, end: [...speaker].length }];
    return { type: 'text', subtype: 'chat', text: line, ...(formatting ? { formatting } : {}) };
  });
}

/** Returns the address in a field that holds one, or the HTML of a player. */
function addressOf(fields: Fields, name: string): string {
  const text = String(fields[name] ?? '');
  const address = /https?:\/\/[^\s"'<>]+/.exec(text)?.[0];
  if (address === undefined) {
    throw domainError('bad-media-format', { field: name, detail: `${name} names no address on the web.` });
  }
  return address;
}

async function picturesOf({ fields, files }: AnyForm, keeper: ImageImporter): Promise<Block[]> {
  if (fields.source !== undefined) {
    const detail = 'Pictures of other sites are not fetched: send the picture itself as data.';
    throw domainError('bad-media-format', { field: 'source', detail });
  }
  const encoded = [fields.data64 ?? []].flat().map((text) => Buffer.from(String(text), 'base64'));
  const sent = [...files].filter(([name]) => /^data(\[\d+\])?$/.test(name)).map(([, { bytes }]) => bytes);
  const blocks: Block[] = [];
  for (const bytes of [...sent, ...encoded]) {
    blocks.push(await importImage(keeper, { filename: '', contentType: '', bytes }));
  }
  return blocks;
}
