import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { components } from '#generated/types/api.d.ts';
import { escapeHtml } from '#server/core/escape-html.ts';
import type { Database } from '#server/db/database.ts';
import { readableWords } from '#server/entities/post/rows.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import { type PartFile, partFile } from '#server/member-data/parts.ts';
import { contentHtml } from '#server/site/syndication/feeds/post-html.ts';
import { rowsOfFile } from './lines.ts';
import { listsPage } from './lists-page.ts';
import { withLocalFiles } from './local-files.ts';
import { formatDate, namesIn, pageHead } from './page-words.ts';
import { type PassedOn, partsPassedOn } from './rows-repository.ts';

type Schemas = components['schemas'];
type Blocks = { content: Schemas['ContentBlock'][]; layout: Schemas['LayoutBlock'][] };

interface PostLine extends Blocks {
  id: string;
  blog_id: string;
  state: string;
  tags: string[];
  trail: { partId: string }[];
  published_at: string | null;
  created_at: string;
}
interface MessageLine {
  conversation_id: string;
  blog_id: string;
  kind: string;
  /** A sticker has no text. */
  content: { content?: { text: string } };
  created_at: string;
}
interface MediaLine {
  key: string;
}
interface BlogLine {
  id: string;
  name: string;
}
interface ConversationLine {
  id: string;
  low_blog_id: string;
  high_blog_id: string;
}

/** Number of reblogs whose trail parts are loaded at once. */
const BATCH_SIZE = 50;

/** Options of writing the pages. */
export interface PagesOptions {
  db: Database;
  /** Data files of an archive. */
  dataFiles: readonly PartFile[];
  /** Folder of the data files; the pages are written beside them. */
  folder: string;
  /** Public address of the site, without a trailing slash. */
  origin: string;
}

async function* postPage({ db, folder, origin }: PagesOptions, names: ReadonlyMap<string, string>) {
  yield pageHead('Posts');
  const own = new Set<string>();
  for await (const line of rowsOfFile(join(folder, partFile('media'))))
    own.add((JSON.parse(line) as MediaLine).key);
  let waiting: PostLine[] = [];
  const shown = async (): Promise<string> => {
    const parts = await partsPassedOn(db, [
      ...new Set(waiting.flatMap(({ trail }) => trail.map((one) => one.partId))),
    ]);
    const html = withLocalFiles(
      waiting.map((post) => articleOf(post, parts, names, origin)).join(''),
      origin,
      own,
    );
    waiting = [];
    return html;
  };
  for await (const line of rowsOfFile(join(folder, partFile('posts')))) {
    waiting.push(readableLine(JSON.parse(line) as PostLine));
    if (waiting.length === BATCH_SIZE) yield await shown();
  }
  yield await shown();
}

/** Validates a post for its page: values with an invalid form are left out of the page, and stay in the data. */
function readableLine(post: PostLine): PostLine {
  const row = `posts ${post.id}`;
  return {
    ...readableWords(post, row),
    trail: validOr('trail', post.trail, [], { row, column: 'trail' }),
  };
}

function articleOf(
  post: PostLine,
  parts: ReadonlyMap<string, PassedOn>,
  names: ReadonlyMap<string, string>,
  origin: string,
): string {
  const before = post.trail.map(({ partId }) => {
    const part = parts.get(partId);
    return part
      ? `<p>${escapeHtml(part.blog_name)}:</p><blockquote>${contentHtml(part, origin)}</blockquote>`
      : '';
  });
  const tags = post.tags.map((tag) => escapeHtml(`#${tag}`)).join(' ');
  const about = `${escapeHtml(names.get(post.blog_id) ?? post.blog_id)} · ${escapeHtml(post.state)} · ${escapeHtml(formatDate(post.published_at ?? post.created_at))}`;
  const words = before.join('') + contentHtml(post, origin);
  return `<article id="${escapeHtml(post.id)}"><p class="about">${about}</p>${words}<p class="about">${tags}</p></article>\n`;
}

async function* messagePage({ folder }: PagesOptions, names: ReadonlyMap<string, string>) {
  yield pageHead('Messages');
  const nameOf = (id: string): string => names.get(id) ?? id;
  const between = await namesIn<ConversationLine>(folder, ['conversations'], (row) => [
    row.id,
    `${nameOf(row.low_blog_id)} and ${nameOf(row.high_blog_id)}`,
  ]);
  for await (const line of rowsOfFile(join(folder, partFile('messages')))) {
    const { blog_id, kind, content, created_at, conversation_id } = JSON.parse(line) as MessageLine;
    const words = escapeHtml(textOf(content) ?? `(${kind})`);
    const about = `${nameOf(blog_id)} · ${formatDate(created_at)} · ${between.get(conversation_id) ?? conversation_id}`;
    yield `<article><p class="about">${escapeHtml(about)}</p><p>${words}</p></article>\n`;
  }
}

/** Returns the text of a message; undefined when it has none or is invalid. */
function textOf(content: MessageLine['content'] | null): string | undefined {
  const text: unknown = content?.content?.text;
  return typeof text === 'string' ? text : undefined;
}

/** Links of the first page. */
const READ = [
  ['posts.html', 'Posts'],
  ['messages.html', 'Messages'],
  ['lists.html', 'Lists and settings'],
] as const;

async function* firstPage({ dataFiles, folder }: PagesOptions) {
  yield pageHead('Your data');
  yield `<p>${READ.map(([file, title]) => `<a href="${file}">${title}</a>`).join(' · ')}</p>\n<ul>\n`;
  for (const { file, part } of dataFiles) {
    let rows = 0;
    for await (const _ of rowsOfFile(join(folder, file))) rows += 1;
    yield `<li><a href="${file}">${file}</a> (${rows}): ${escapeHtml(part.about)}</li>\n`;
  }
  yield '</ul>\n<p>README.txt tells how the files are built.</p>\n';
}

/** Pages of an archive, readable with a browser alone. */
export const PAGES = ['index.html', 'posts.html', 'messages.html', 'lists.html'] as const;

/** Writes the readable pages beside the data files. */
export async function writePages(options: PagesOptions): Promise<void> {
  const { folder, origin } = options;
  const names = await namesIn<BlogLine>(folder, ['blogs', 'other_blogs'], ({ id, name }) => [id, name]);
  const made = [
    firstPage(options),
    postPage(options, names),
    messagePage(options, names),
    listsPage(folder, { names, origin }),
  ];
  for (const [at, page] of made.entries()) {
    const target = createWriteStream(join(options.folder, PAGES[at] ?? ''), { mode: 0o600 });
    await pipeline(Readable.from(page), target);
  }
}
