/** A column name, or an SQL expression with a name of its own. */
export type Column = string | { name: string; from: string };

/** SQL conditions and values that the import of a part's rows adds to its columns. */
type PartImport = {
  /** Further columns with their SQL value; `t` is the row, `x.row` its JSON, `$2` the member, `$3` {@link PLACEHOLDER_EMAIL}. */
  adds?: Readonly<Record<string, string>>;
  /** Columns that exist in the file only. */
  onlyInFile?: readonly string[];
  /** Key of rows that may exist because another archive referenced them, and the condition for overwriting them. */
  known?: { key: string; givesWay?: string };
};

/** A reference of a table to another, by the columns of both. */
export interface Reference {
  columns: readonly string[];
  table: string;
  keys: readonly string[];
}

/** A member's rows of one table: a file of an archive. */
export type Part = {
  /** Table name; with dashes also the name of its file. */
  table: string;
  columns: readonly Column[];
  /** SQL condition, with `t` as the row and `$me` as the member. */
  where: string;
  order: string;
  /** Description in the archive's readme. */
  about: string;
  /** Tables whose rows must be inserted before, because rows of this one refer to them. */
  after?: readonly string[];
  /** True when `blog_id` and `post_id` refer to posts that may be another member's. */
  refersToPosts?: boolean;
  /** Keys of a view, which has none of its own: the columns that identify a row, and what they refer to. */
  keys?: { primary: readonly string[]; references: readonly Reference[] };
  /** Import of the rows; without it the member becomes their `user_id`. */
  import?: PartImport;
};

/** SQL subquery of the member's own blogs. */
export const OWN_BLOGS = '(select id from blogs where owner_id = $me)';

/**
 * SQL condition for the posts `t` that belong to the member: of their blogs, or written by them. Posts of communities are
 * left out: imported without their community, they would be posts of a blog.
 */
export const OWN_POSTS = `t.state <> 'deleted' and t.community_id is null and (t.blog_id in ${OWN_BLOGS} or t.author_id = $me)`;

/** Address of the account that owns imported rows of members who are not here; nobody can log in as it. */
export const PLACEHOLDER_EMAIL = 'elsewhere@skein.invalid';

/** Returns the part of a table with a `user_id` column. */
export function ownRows(
  table: string,
  about: string,
  order: string,
  columns: readonly Column[],
  rest: Pick<Part, 'after' | 'refersToPosts' | 'import' | 'keys'> = {},
): Part {
  return { table, columns, where: 't.user_id = $me', order, about, after: ['users', 'blogs'], ...rest };
}

const nameOf = (column: Column): string => (typeof column === 'string' ? column : column.name);

/** Returns the column names of a part. */
export const columnsOf = (part: Part): string[] => part.columns.map(nameOf);

/** Returns the file name of a part. */
export const partFile = (table: string): string => `data/${table.replaceAll('_', '-')}.json`;

/** Casts ids and positions to text, because they exceed the safe integer range of many programs. */
function asText(name: string, from: string): string {
  if (/^id$|_id$|^opened_by$|^position$|_rank$/.test(name)) return `(${from})::text as ${name}`;
  return /_ids$/.test(name) ? `(${from})::text[] as ${name}` : `${from} as ${name}`;
}

function rowsSql(
  { table, columns, where, order }: Part,
  spelt: (name: string, from: string) => string,
): string {
  const list = columns.map((one) =>
    typeof one === 'string' ? spelt(one, `t.${one}`) : spelt(one.name, one.from),
  );
  return `select ${list.join(', ')} from ${table} t where ${where} order by ${order}`;
}

/** Returns a part's rows as a subquery for other statements. */
const plain = (part: Part): string => rowsSql(part, (name, from) => `${from} as ${name}`);

/** Returns the statement that reads a part for its file. `me` is the member's id. */
export const partSql = (part: Part, me: string): string => rowsSql(part, asText).replaceAll('$me', me);

/** Columns that refer to a blog which may be another member's. */
const NAMES_BLOG = new Set([
  ...['blog_id', 'parent_blog_id', 'root_blog_id', 'asking_blog_id', 'replier_blog_id', 'liker_blog_id'],
  ...['low_blog_id', 'high_blog_id', 'blocked_blog_id'],
]);

/** Returns a subquery of all ids in some columns of the parts. */
function idsIn(parts: readonly Part[], columns: ReadonlySet<string>): string {
  return parts
    .flatMap((part) =>
      columnsOf(part)
        .filter((name) => columns.has(name))
        .map((name) => `select ${name} as id from (${plain(part)}) p`),
    )
    .join(' union ');
}

/** A data file of an archive. */
export type PartFile = { file: string; part: Part };

/** Returns the files of other members' posts and blogs that the member's rows refer to: their ids, without content. */
export function filesOfOthers(parts: readonly Part[]): PartFile[] {
  const posts: Part = {
    table: 'posts',
    columns: ['blog_id', 'id'],
    where: `t.id in (${parts
      .filter(({ refersToPosts }) => refersToPosts)
      .map((part) => `select post_id from (${plain(part)}) p`)
      .join(' union ')}) and not (${OWN_POSTS})`,
    order: 't.id',
    about: 'Posts of others that yours hang on: where they are, not what they say.',
  };
  const blogs: Part = {
    table: 'blogs',
    columns: ['id', 'uuid', 'name'],
    where: `t.owner_id <> $me and (t.id in (${idsIn(parts, NAMES_BLOG)})
    or t.id in (select blog_id from (${plain(posts)}) p))`,
    order: 't.id',
    about: 'The blogs of others that the other files name by their ids.',
  };
  return [
    { file: partFile('other_blogs'), part: blogs },
    { file: partFile('other_posts'), part: posts },
  ];
}
