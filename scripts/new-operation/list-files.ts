/** Skeletons of a list: of its handler, repository, presenter and page. */

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
}

/** A name in kebab case: `listBlogNotes` becomes `list-blog-notes`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);
}

/** A name in Pascal case. */
export const pascalCase = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

const spaced = (name: string): string => kebabCase(name).replaceAll('-', ' ');

/** Returns handler, repository and presenter of a list of the caller's own rows, the latest first. */
export function serverFiles({ id, tag, method, path, items, schema }: ListOperation): Record<string, string> {
  const folder = `server/modules/${tag}`;
  const file = kebabCase(items);
  const rows = pascalCase(items);
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
  position: string;
}

/** Returns a member's ${spaced(items)} below a position, the latest first. */
export function ${items}Of(
  db: Queryable,
  userId: string,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<${schema}Row[]> {
  return db.query<${schema}Row>(
    \`select t.id as position from ${file.replaceAll('-', '_')} t
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
  return rows.map((row) => ({ id: row.position }));
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

test('${id} lists the ${spaced(items)} of the member page by page, and no others', () => {
  expect.fail('Insert rows of two members here, and read the first two pages of one of them.');
});
`,
  };
}

/** Returns the page of a list with its test and its journey. */
export function pageFiles({ id, tag, items, schema }: ListOperation, feature: string, address: string) {
  const page = `${pascalCase(items)}Page`;
  const folder = `src/features/${feature}/pages`;
  const title = pascalCase(spaced(items));
  const zod = (name: string): string => `#generated/zod/${name[0]?.toLowerCase()}${name.slice(1)}.zod.ts`;
  return {
    [`${folder}/${page}.tsx`]: `import { useLingui } from '@lingui/react/macro';
import { get${pascalCase(id)}InfiniteQueryOptions } from '#generated/hooks/${tag}/${tag}.ts';
import type { ${pascalCase(id)}200 } from '${zod(`${id}200`)}';
import type { ${schema} } from '${zod(schema)}';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';

const ${items}In = ({ response }: ${pascalCase(id)}200): ${schema}[] => response.${items};
const keyOf = ({ id }: ${schema}): string => id;

/** Lists the member's ${spaced(items)}. */
export default function ${page}() {
  const { t } = useLingui();
  const list = usePagedList(get${pascalCase(id)}InfiniteQueryOptions({}, { query: paging }), ${items}In, keyOf);
  return (
    <>
      <PageHead title={t\`${title}\`} noIndex />
      <h1>{t\`${title}\`}</h1>
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t\`${title}\`}
        errorText={t\`The list did not come through.\`}
        empty={<EmptyState title={t\`Nothing here yet\`} />}
        row={(one) => <p>{one.id}</p>}
      />
    </>
  );
}
`,
    [`${folder}/${page}.test.tsx`]: `import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import ${page} from './${page}.tsx';

const one = { id: '7' };

function show(answer: Answer) {
  return renderApp(<${page} />, { blogs: [aBlog('ivy')], answer, path: '${address}' });
}

it('${page} lists what the server answers', async () => {
  show(() => ({ ${items}: [one], links: {} }));
  const rows = within(await screen.findByRole('list', { name: '${title}' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
});

it('${page} says when there is nothing', async () => {
  show(() => ({ ${items}: [], links: {} }));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
});

it('${page} shows why loading failed, and retries', async () => {
  let isDown = true;
  const { user } = show(() =>
    isDown ? new ApiFailure(400, 5001, 'This is not available yet.') : { ${items}: [one], links: {} },
  );
  expect(within(await screen.findByRole('alert')).getByText('This is not available yet.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: '${title}' })).toBeTruthy();
});
`,
    [`tests/e2e/${kebabCase(items)}.e2e.ts`]: `import { expect, test } from '#tests/support/e2e.ts';

test('${title}: a member opens the list', async ({ page, newMember, expectAccessible }) => {
  await newMember('lister');
  await page.goto('${address}');
  await expect(page.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible();
  await expectAccessible('${kebabCase(items)}');
});
`,
  };
}

/** Inserts text before the last line that is exactly `end`. */
function insertBefore(text: string, end: string, inserted: string): string {
  const at = text.lastIndexOf(`\n${end}`);
  if (at < 0) throw new Error(`The file has no line "${end}".`);
  return `${text.slice(0, at + 1)}${inserted}${text.slice(at + 1)}`;
}

/** Returns a feature's `routes.ts` with a route for the page. */
export function withRoute(routes: string, items: string, patterns: string): string {
  return insertBefore(
    routes,
    '];',
    `  {
    ...memberPage,
    path: ${patterns}.${items},
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/${pascalCase(items)}Page.tsx')),
    title: () => msg\`${pascalCase(spaced(items))}\`,
  },
`,
  );
}

/** Returns a file of paths with the pattern and the builder of a page. */
export function withPath(file: string, items: string, address: string): string {
  const [patterns = '', builders = ''] = file.split(/(?<=\n\} as const;\n)/);
  return `${insertBefore(patterns, '} as const;', `  ${items}: '${address}',\n`)}${insertBefore(
    builders,
    '} as const;',
    `  ${items}: () => '${address}',\n`,
  )}`;
}
