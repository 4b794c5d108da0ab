import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { fixtureFiles, fixtures } from '#tests/fixtures/all-fixtures.ts';
import { fixtureData } from '../../scripts/contract/fixture-data.ts';

test('every built operation has one fixture with a recipe', () => {
  const built = Object.keys(handlers) as OperationId[];
  expect(built.filter((id) => fixtures[id]?.recipe === undefined)).toEqual([]);
});

test('every fixture belongs to an operation and is in the folder of its tag', () => {
  const expected = fixtureFiles.map((file) => {
    const id = basename(file, '.ts');
    return id in operations ? `${operations[id as OperationId].tag}/${id}.ts` : `no operation ${id}`;
  });
  expect(fixtureFiles).toEqual(expected);
});

test('fixtureData reads the plain data that the module exports', () => {
  for (const file of fixtureFiles) {
    const text = readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8');
    const { conformance, fuzz } = fixtures[basename(file, '.ts') as OperationId] ?? {};
    const wanted = { ...(conformance && { conformance }), ...(fuzz && { fuzz }) };
    expect(fixtureData(file, text), file).toEqual(wanted);
  }
});

test('fixtureData refuses computed data and a file without its fixture', () => {
  const fixture = (value: string) => `export const likePost = { recipe: plain, conformance: ${value} };`;
  expect(fixtureData('posts/likePost.ts', fixture("{ request: { make: ['post'] } }"))).toEqual({
    conformance: { request: { make: ['post'] } },
  });
  expect(() => fixtureData('posts/likePost.ts', fixture('{ request: onPost() }'))).toThrow(
    'posts/likePost.ts: "onPost()" is not plain data',
  );
  expect(() => fixtureData('posts/likePost.ts', fixture('{ ...shared }'))).toThrow('not plain data');
  expect(() => fixtureData('posts/savePost.ts', fixture('{}'))).toThrow('exports no fixture named savePost');
});
