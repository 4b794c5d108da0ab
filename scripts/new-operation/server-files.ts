/** Skeletons of a list on the server. */
import { kebabCase, spaced, upperFirst } from './names.ts';

/** An operation that answers a page of items. */
export interface ListOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
  /** Name of the array in the answer. */
  items: string;
  /** Name of the schema of an item. */
  schema: string;
  /** True when an item says when it was made (`createdTs`). */
  hasTime: boolean;
  /** The answer of the contract's first example, of an operation that exists. */
  example?: Record<string, unknown>;
}

/**
 * Returns handler, repository, presenter and test of a list of the caller's own rows, the latest first. Without a
 * table the second test fails until it is written.
 */
export function serverFiles(
  { id, tag, method, path, items, schema, hasTime }: ListOperation,
  table?: string,
): Record<string, string> {
  const name = table ?? kebabCase(items).replaceAll('-', '_');
  const folder = `server/modules/${tag}`;
  const file = kebabCase(items);
  const rows = upperFirst(items);
  return {
    [`${folder}/operations/${id}.ts`]: `import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { present${rows} } from '../${file}-presenter.ts';
import { ${items}Of } from '../${file}-repository.ts';

/** ${method} ${path} */
export const ${id}: Handler<'${id}'> = async ({ query, db, services, viewer }) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: \`${file}/\${viewer.userId}\`,
    path: pathOf('${id}'),
    query,
    rows: (page) => ${items}Of(db, viewer.userId, page),
  });
  return { ${items}: await present${rows}(db, rows, viewer.userId), links };
};
`,
    [`${folder}/${file}-repository.ts`]: `import { LARGEST_ID } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';

/** A row of the list; its id is its position. */
export interface ${schema}Row {
  position: string;${hasTime ? '\n  /** In Unix seconds. */\n  created_ts: number;' : ''}
}

/** Returns a member's ${spaced(items)} below a position, the latest first. */
export function ${items}Of(
  db: Queryable,
  userId: string,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<${schema}Row[]> {
  return db.query<${schema}Row>(
    \`select t.id as position${hasTime ? ', floor(extract(epoch from t.created_at))::float8 as created_ts' : ''}
       from ${name} t
      where t.user_id = $1 and t.id < $2::bigint order by t.id desc limit $3\`,
    [userId, below ?? LARGEST_ID, limit],
  );
}
`,
    [`${folder}/${file}-presenter.ts`]: `import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ${schema}Row } from './${file}-repository.ts';

type ${schema} = components['schemas']['${schema}'];

/** Presents ${spaced(items)} as the member sees them. */
export async function present${rows}(
  _db: Queryable,
  rows: readonly ${schema}Row[],
  _viewerId: string,
): Promise<${schema}[]> {
  return rows.map((row) => ({ id: row.position${hasTime ? ', createdTs: row.created_ts' : ''} }));
}
`,
    [`${folder}/${kebabCase(id)}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function listedFor(member: Member, query = '') {
  return (await app.injectAs(member, \`${path}\${query}\`)).body.response;
}

test('${id} answers an empty page to a member without ${spaced(items)}', async () => {
  expect(await listedFor(await app.member('reader'))).toEqual({ ${items}: [], links: {} });
});

${
  table === undefined
    ? `test('${id} lists the ${spaced(items)} of the member page by page, and no others', () => {
  expect.fail('Insert rows of two members here, and read the first two pages of one of them.');
});
`
    : `test('${id} lists the ${spaced(items)} of the member page by page, and no others', async () => {
  const [reader, other] = [await app.member('keeper'), await app.member('other')];
  for (const { userId } of [reader, other, reader, reader])
    await app.db.query(\`insert into ${table} (user_id) values ($1)\`, [userId]);
  const ids = (
    await app.db.query<{ id: string }>('select id::text from ${table} where user_id = $1 order by id desc', [
      reader.userId,
    ])
  ).map(({ id }) => id);
  const first = await listedFor(reader, '?limit=2');
  expect(first.${items}.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
  const rest = await listedFor(reader, \`?\${new URLSearchParams(first.links.next.queryParams)}\`);
  expect(rest.${items}.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
  expect(rest.links.next).toBeUndefined();
});
`
}`,
  };
}
