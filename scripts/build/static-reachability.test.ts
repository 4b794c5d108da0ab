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

test('what the entry reaches by static imports is initial, what only pages reach is not', () => {
  const isInitial = staticallyReachableFrom((_, { isEntry }) => isEntry);
  const initial = Object.keys(IMPORTERS).filter((id) => isInitial(id, graph));
  expect(initial).toEqual(['entry', 'app', 'shared']);
});

test('modules that import each other are asked in any order', () => {
  const isInitial = staticallyReachableFrom((_, { isEntry }) => isEntry);
  expect(['frame', 'card', 'shared', 'frame', 'app'].map((id) => isInitial(id, graph))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('a root is known by its name as well', () => {
  const isOfPage = staticallyReachableFrom((id) => id === 'page');
  expect(Object.keys(IMPORTERS).filter((id) => isOfPage(id, graph))).toEqual([
    'shared',
    'page',
    'card',
    'frame',
  ]);
});
