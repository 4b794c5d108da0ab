import { describe, expect, it } from 'vitest';
import { paragraphOf } from './from-blocks.ts';
import { NO_MORE } from './more.ts';
import { createRequest, editRequest } from './request.ts';
import { type DocJson, NO_FIXED_PART } from './types.ts';

const doc = (words: string): DocJson => ({ type: 'doc', content: [paragraphOf(null, { text: words })] });
const parent = { parentPostId: '12', parentTumblelogUuid: 't:juno', reblogKey: 'abc' };

describe('createRequest', () => {
  it('sends content, tags and state', () => {
    expect(createRequest({ doc: doc('hi'), tags: ['#one', 'two'], outcome: 'draft' })).toEqual({
      content: [{ type: 'text', text: 'hi' }],
      tags: 'one, two',
      state: 'draft',
    });
  });

  it('passes a post on without a word', () => {
    expect(createRequest({ doc: doc(''), tags: [], outcome: 'published' }, NO_MORE, parent)).toEqual({
      content: [],
      tags: '',
      state: 'published',
      ...parent,
    });
  });
});

describe('editRequest', () => {
  it('sends emptied tags and leaves the state alone unless it was chosen', () => {
    expect(editRequest({ doc: doc('hi'), tags: [], outcome: 'keep' }, NO_FIXED_PART)).toEqual({
      content: [{ type: 'text', text: 'hi' }],
      layout: [],
      tags: '',
    });
    expect(editRequest({ doc: doc('hi'), tags: [], outcome: 'private' }, NO_FIXED_PART).state).toBe(
      'private',
    );
  });
});
