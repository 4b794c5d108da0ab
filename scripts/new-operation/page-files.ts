/** Skeletons of a list's page, and what a page must enter. */
import { insertBefore } from './insert-before.ts';
import { kebabCase, lowerFirst, spaced, upperFirst } from './names.ts';
import type { ListOperation } from './server-files.ts';

/** Paths of a value that tells the items of a list apart, in the order of preference. */
const KEYS = [
  'id',
  'uuid',
  'name',
  'post.id',
  'collection.id',
  'community.name',
  'blog.uuid',
  'recipient.uuid',
];

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);
}

/**
 * Returns the path of the value that tells items apart; undefined where there is none, so that no page is written.
 *
 * @param item an item of the contract's examples
 */
export function keyPath(item: unknown): string | undefined {
  return KEYS.find((path) => typeof valueAt(item, path) === 'string');
}

/**
 * Returns the page of a list with its row, its test and its journey. A page of the settings stands in their frame and
 * is a section of their list.
 */
export function pageFiles(
  { id, tag, items, schema, hasTime, example }: ListOperation,
  feature: string,
  address: string,
): Record<string, string> {
  const isSettings = feature === 'settings';
  const name = lowerFirst(upperFirst(items));
  const words = spaced(items);
  const page = `${upperFirst(items)}Page`;
  const folder = `src/features/${feature}/pages`;
  const title = upperFirst(words);
  const [first] = (example?.[items] as unknown[] | undefined) ?? [];
  const key = first === undefined ? 'id' : keyPath(first);
  const item =
    first === undefined ? `{ id: '7'${hasTime ? ', createdTs: 1_780_000_000' : ''} }` : JSON.stringify(first);
  const { links: _links, [items]: _items, ...rest } = example ?? {};
  const others = Object.keys(rest).length > 0 ? `...${JSON.stringify(rest)}, ` : '';
  const zod = (name: string): string => `#generated/zod/${name[0]?.toLowerCase()}${name.slice(1)}.zod.ts`;
  return {
    [`${folder}/${page}.tsx`]: `import { useLingui } from '@lingui/react/macro';
import { get${upperFirst(id)}InfiniteQueryOptions } from '#generated/hooks/${tag}/${tag}.ts';
import type { ${upperFirst(id)}200 } from '${zod(`${id}200`)}';
import type { ${schema} } from '${zod(schema)}';
${isSettings ? "import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';\n" : ''}import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
${isSettings ? '' : "import { PageHead } from '#src/shared/navigation/PageHead.tsx';\n"}import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ${schema}Row } from '../components/${schema}Row.tsx';

const ${name}In = ({ response }: ${upperFirst(id)}200): ${schema}[] => response.${items};
const keyOf = (one: ${schema}): string => one.${key};

/** Lists the member's ${words}. */
export default function ${page}() {
  const { t } = useLingui();
  const list = usePagedList(get${upperFirst(id)}InfiniteQueryOptions({}, { query: paging }), ${name}In, keyOf);
  return (
    ${
      isSettings
        ? `<SettingsFrame title={t\`${title}\`} detail={t\`Your ${words}, the latest first\`}>`
        : `<>
      <PageHead title={t\`${title}\`} noIndex />
      <h1>{t\`${title}\`}</h1>`
    }
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t\`${title}\`}
        errorText={t\`Your ${words} could not be loaded.\`}
        empty={<EmptyState title={t\`You have no ${words} yet\`} />}
        row={(one) => <${schema}Row one={one} />}
      />
    ${isSettings ? '</SettingsFrame>' : '</>'}
  );
}
`,
    [`src/features/${feature}/components/${schema}Row.tsx`]: `import type { ${schema} } from '${zod(schema)}';
${hasTime ? "import { FullTime } from '#src/entities/post/parts/FullTime.tsx';\n" : ''}import styles from './${schema}Row.module.css';

/** A row of the member's ${words}. */
export function ${schema}Row({ one }: { one: ${schema} }) {
  return (
    <div className={styles.row}>
      ${hasTime ? '<FullTime timestamp={one.createdTs} />' : `<p>{one.${key}}</p>`}
    </div>
  );
}
`,
    [`src/features/${feature}/components/${schema}Row.module.css`]: `.row {
  display: grid;
  gap: var(--space-1);
  inline-size: 100%;
  overflow-wrap: anywhere;
}
`,
    ...(isSettings
      ? {
          [`src/entities/settings/sections/${kebabCase(items)}.ts`]: `import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const ${name}Section: SettingsSection = {
  to: paths.${items}(),
  group: 'account',
  icon: 'clock',
  title: msg\`${title}\`,
  detail: msg\`Your ${words}, the latest first\`,
  searchable: [],
};
`,
        }
      : {}),
    [`${folder}/${page}.test.tsx`]: `import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import ${page} from './${page}.tsx';

const one = ${item};

function show(answer: Answer) {
  return renderApp(<${page} />, { blogs: [aBlog('ivy')], answer, path: '${address}' });
}

it('${page} lists what the server answers', async () => {
  show(() => ({ ${others}${items}: [one], links: {} }));
  const rows = within(await screen.findByRole('list', { name: '${title}' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
});

it('${page} says when there is nothing', async () => {
  show(() => ({ ${others}${items}: [], links: {} }));
  expect(await screen.findByRole('heading', { name: 'You have no ${words} yet' })).toBeTruthy();
});

it('${page} shows why loading failed, and retries', async () => {
  let isDown = true;
  const { user } = show(() =>
    isDown ? new ApiFailure(400, 5001, 'This is not available yet.') : { ${others}${items}: [one], links: {} },
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

/** Returns a feature's `routes.ts` with a route for the page. */
export function withRoute(routes: string, items: string, patterns: string): string {
  return insertBefore(
    routes,
    '];',
    `  {
    ...memberPage,
    path: ${patterns}.${items},
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/${upperFirst(items)}Page.tsx')),
    title: () => msg\`${upperFirst(spaced(items))}\`,
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

/** Returns the list of settings sections with the section of a list, before that of the staff. */
export function withSection(sections: string, items: string): string {
  const name = `${items}Section`;
  return sections
    .replace(
      "import type { SettingsSection } from './section.ts';\n",
      (line) => `import { ${name} } from './${kebabCase(items)}.ts';\n${line}`,
    )
    .replace('  staffSection,\n', (line) => `  ${name},\n${line}`);
}
