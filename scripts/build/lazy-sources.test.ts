import { expect, it } from 'vitest';
import { annotateLazySources } from './lazy-sources.ts';

const annotated = (code: string) => annotateLazySources(code, '/skein/src/features/feed/routes.ts', '/skein');

it('annotateLazySources adds the source path to lazy pages and parts', () => {
  expect(annotated("Page: lazyPage(() => import('./pages/LikesPage.tsx')),")).toBe(
    "Page: lazyPage(Object.assign(() => import('./pages/LikesPage.tsx'), { file: 'src/features/feed/pages/LikesPage.tsx' })),",
  );
  expect(annotated("const Aside = lazyPart(\n  () => import('../blogs/Aside.tsx'),\n  'Aside',\n);")).toBe(
    "const Aside = lazyPart(\n  Object.assign(() => import('../blogs/Aside.tsx'), { file: 'src/features/blogs/Aside.tsx' }),\n  'Aside',\n);",
  );
});

it('annotateLazySources leaves other code unchanged', () => {
  const code = "const Nice = lazy(() => import('./Nice.tsx'));";
  expect(annotated(code)).toBe(code);
});
