import { join } from 'node:path';
import { escapeHtml } from '#server/core/escape-html.ts';
import { partFile } from '#server/member-data/parts.ts';
import { rowsOfFile } from './lines.ts';
import { formatDate, pageHead } from './page-words.ts';

/** Data for formatting the lines of a list. */
interface Telling {
  /** Names of blogs by their ids. */
  names: ReadonlyMap<string, string>;
  /** Public address of the site. */
  origin: string;
}

/** A row of a data file; the modules' `member-data.ts` define its columns. */
type Row = Record<string, string>;

/** A list of the page: the rows of a file, one line each. */
interface List {
  table: string;
  title: string;
  tell: (row: Row, telling: Telling) => string;
}

const said = (words: string | undefined): string => escapeHtml(words ?? '');
const since = (row: Row): string => `<span class="about">${said(formatDate(row.created_at ?? ''))}</span>`;

function blogAt(id: string | undefined, { names, origin }: Telling): string {
  const name = names.get(id ?? '');
  return name === undefined ? said(id) : `<a href="${said(`${origin}/${name}`)}">${said(name)}</a>`;
}

function postAt({ blog_id, post_id }: Row, { names, origin }: Telling): string {
  const name = names.get(blog_id ?? '');
  if (name === undefined) return said(post_id);
  return `<a href="${said(`${origin}/${name}/${post_id}`)}">a post of ${said(name)}</a>`;
}

/** Lists besides posts and messages that are meaningful to people. */
const LISTS: readonly List[] = [
  {
    table: 'users',
    title: 'Your account',
    tell: (row) =>
      `${said(row.email)}, born ${said(row.birth_date ?? 'on a day you did not say')}, here since ${since(row)}
<pre>${said(JSON.stringify(row.settings, null, 2))}</pre>`,
  },
  {
    table: 'blogs',
    title: 'Your blogs',
    tell: (row, telling) =>
      `${blogAt(row.id, telling)}: ${said(row.title)} ${since(row)}<br>${said(row.description)}`,
  },
  {
    table: 'follows',
    title: 'Blogs you follow',
    tell: (row, telling) => `${blogAt(row.blog_id, telling)} ${since(row)}`,
  },
  { table: 'tag_follows', title: 'Tags you follow', tell: (row) => `#${said(row.tag)} ${since(row)}` },
  {
    table: 'likes',
    title: 'What you liked',
    tell: (row, telling) => `${postAt(row, telling)} ${since(row)}`,
  },
  {
    table: 'replies',
    title: 'What you replied',
    tell: (row, telling) => `${said(row.text)}<br>to ${postAt(row, telling)} ${since(row)}`,
  },
  {
    table: 'saved_posts',
    title: 'What you saved',
    tell: (row, telling) => `${postAt(row, telling)} ${since(row)} ${said(row.note)}`,
  },
  {
    table: 'user_blocks',
    title: 'Blogs you block',
    tell: (row, telling) => `${blogAt(row.blocked_blog_id, telling)} ${since(row)}`,
  },
  {
    table: 'user_mutes',
    title: 'What you muted',
    tell: (row, telling) => `${row.tag ? `#${said(row.tag)}` : blogAt(row.blog_id, telling)} ${since(row)}`,
  },
  { table: 'filtered_tags', title: 'Tags you filter', tell: (row) => `#${said(row.name)} ${since(row)}` },
  { table: 'filtered_content', title: 'Words you filter', tell: (row) => `${said(row.name)} ${since(row)}` },
];

/** Yields the page with all short lists: the member, follows, likes, replies, saved posts, blocks. */
export async function* listsPage(folder: string, telling: Telling): AsyncGenerator<string> {
  yield pageHead('Lists and settings');
  for (const { table, title, tell } of LISTS) {
    yield `<h2>${title}</h2>\n<ul>\n`;
    for await (const line of rowsOfFile(join(folder, partFile(table)))) {
      yield `<li>${tell(JSON.parse(line) as Row, telling)}</li>\n`;
    }
    yield '</ul>\n';
  }
}
