import { expect, test } from 'vitest';
import { initialModules } from './initial-modules.ts';

const IMPORTERS: Record<string, string[]> = {
  entry: [],
  app: ['entry'],
  shared: ['page', 'app'],
  // Pages are imported when they are opened, which is no static import.
  page: [],
  card: ['page', 'frame'],
  frame: ['card'],
};
const graph = {
  getModuleInfo: (id: string) => ({ isEntry: id === 'entry', importers: IMPORTERS[id] ?? [] }),
};

test('what the entry reaches by static imports is initial, what only pages reach is not', () => {
  const isInitial = initialModules();
  const initial = Object.keys(IMPORTERS).filter((id) => isInitial(id, graph));
  expect(initial).toEqual(['entry', 'app', 'shared']);
});

test('modules that import each other are asked in any order', () => {
  const isInitial = initialModules();
  expect(['frame', 'card', 'shared', 'frame', 'app'].map((id) => isInitial(id, graph))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});
