import { expect, test } from 'vitest';
import { staticallyReachableFrom } from './static-reachability.ts';

const IMPORTERS: Record<string, string[]> = {
  entry: [],
  app: ['entry'],
  shared: ['page', 'app'],
  // Pages are imported dynamically.
  page: [],
  card: ['page', 'frame'],
  frame: ['card'],
};
const graph = {
  getModuleInfo: (id: string) => ({ isEntry: id === 'entry', importers: IMPORTERS[id] ?? [] }),
};

test('a module is reachable by static imports of the entry, not by dynamic ones', () => {
  const isInitial = staticallyReachableFrom((_, { isEntry }) => isEntry);
  const initial = Object.keys(IMPORTERS).filter((id) => isInitial(id, graph));
  expect(initial).toEqual(['entry', 'app', 'shared']);
});

test('modules that import each other are resolved in any order', () => {
  const isInitial = staticallyReachableFrom((_, { isEntry }) => isEntry);
  expect(['frame', 'card', 'shared', 'frame', 'app'].map((id) => isInitial(id, graph))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('a root is recognised by its name as well', () => {
  const isOfPage = staticallyReachableFrom((id) => id === 'page');
  expect(Object.keys(IMPORTERS).filter((id) => isOfPage(id, graph))).toEqual([
    'shared',
    'page',
    'card',
    'frame',
  ]);
});
