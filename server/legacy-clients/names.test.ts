import { expect, test } from 'vitest';
import { loadContract } from '#server/http/contract/load.ts';
import { KnownNames, respelt, snakeName, spellingsOf } from './names.ts';

const { document } = loadContract();

test('respelt renames schema properties and leaves keys that are data', () => {
  const spellings = spellingsOf(document);
  expect(respelt({ blogViewUrl: [{ noteCount: 1 }], 't:AbcDef': 2, unread: 3 }, spellings)).toEqual({
    blog_view_url: [{ note_count: 1 }],
    't:AbcDef': 2,
    unread: 3,
  });
});

test('snakeName gives no two properties of an object the same name', () => {
  const doubles: string[] = [];
  JSON.stringify(document.components.schemas, (_key, value) => {
    const names = Object.keys(value?.properties ?? {}).map(snakeName);
    if (new Set(names).size !== names.length) doubles.push(names.join());
    return value;
  });
  expect(doubles).toEqual([]);
});

test("request names in snake_case become the contract's, ignored ones are dropped, unknown ones stay", () => {
  const names = new KnownNames(['parentPostId', 'reblog_key', 'text'], new Set(['npf']));
  expect(
    names.read({ parent_post_id: '1', reblogKey: 'k', npf: true, colour: 'red', text: [{ npf: 1 }] }),
  ).toEqual({ parentPostId: '1', reblog_key: 'k', colour: 'red', text: [{ npf: 1 }] });
});
