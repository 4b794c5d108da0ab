import { describe, expect, it } from 'vitest';
import { paragraphOf } from './from-blocks.ts';
import { DEFAULT_OPTIONS } from './post-options.ts';
import { createRequest, editRequest } from './request.ts';
import { type DocJson, NO_FIXED_PART } from './types.ts';

const doc = (words: string): DocJson => ({ type: 'doc', content: [paragraphOf(null, { text: words })] });
const parent = { parentPostId: '12', parentTumblelogUuid: 't:juno', reblogKey: 'abc' };

describe('createRequest', () => {
  it('createRequest sends content, tags and state', () => {
    expect(createRequest({ doc: doc('hi'), tags: ['#one', 'two'], outcome: 'draft' })).toEqual({
      content: [{ type: 'text', text: 'hi' }],
      tags: 'one, two',
      state: 'draft',
    });
  });

  it('createRequest sends a reblog without text of its own', () => {
    expect(createRequest({ doc: doc(''), tags: [], outcome: 'published' }, DEFAULT_OPTIONS, parent)).toEqual({
      content: [],
      tags: '',
      state: 'published',
      ...parent,
    });
  });
});

describe('editRequest', () => {
  it('editRequest sends emptied tags, and no state unless one was chosen', () => {
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
