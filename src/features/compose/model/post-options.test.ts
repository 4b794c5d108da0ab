import { describe, expect, it } from 'vitest';
import { aPost } from '#tests/support/ui-posts.ts';
import {
  changedOptionCount,
  DEFAULT_OPTIONS,
  isWrongSource,
  optionsOf,
  optionsRequest,
  type PostOptions,
} from './post-options.ts';

const with_ = (changes: Partial<PostOptions>): PostOptions => ({ ...DEFAULT_OPTIONS, ...changes });

describe('optionsRequest', () => {
  it('optionsRequest is empty when the options were not opened or not changed', () => {
    expect(optionsRequest(undefined, DEFAULT_OPTIONS)).toEqual({});
    expect(optionsRequest(DEFAULT_OPTIONS, DEFAULT_OPTIONS)).toEqual({});
  });

  it.each([
    [{ slug: ' by-the-sea ' }, { slug: 'by-the-sea' }],
    [{ sourceUrl: 'fog.example/a' }, { sourceUrl: 'https://fog.example/a' }],
    [{ date: '2024-02-29T12:00' }, { date: new Date(2024, 1, 29, 12).toISOString() }],
    [{ reblog: 'noone' }, { interactabilityReblog: 'noone' }],
    [{ blaze: 'self' }, { interactabilityBlaze: 'self' }],
    [{ isCommercial: true }, { isCommercial: true }],
    [{ isLabelled: true }, { hasCommunityLabel: true, communityLabelCategories: [] }],
    [
      { isLabelled: true, categories: ['violence'] },
      { hasCommunityLabel: true, communityLabelCategories: ['violence'] },
    ],
  ] as const)('optionsRequest contains only changed options: %j', (changes, request) => {
    expect(optionsRequest(with_(changes as Partial<PostOptions>), DEFAULT_OPTIONS)).toEqual(request);
  });

  it('optionsRequest resets an option that the post had set', () => {
    const before = with_({ sourceUrl: 'https://fog.example/', isLabelled: true, categories: ['general'] });
    expect(optionsRequest(DEFAULT_OPTIONS, before)).toEqual({
      sourceUrl: '',
      hasCommunityLabel: false,
      communityLabelCategories: [],
    });
  });
});

it('optionsOf reads the options of a post', () => {
  const post = aPost({
    slug: 'a-walk',
    isCommercial: true,
    communityLabels: { hasCommunityLabel: true, categories: { violence: true, general: true } },
  });
  expect(optionsOf(post)).toMatchObject({
    slug: 'a-walk',
    isCommercial: true,
    isLabelled: true,
    categories: ['general', 'violence'],
    reblog: 'everyone',
  });
});

it.each([
  ['', false],
  ['fog.example', false],
  ['https://fog.example/a', false],
  ['no address', true],
  ['javascript:alert(1)', true],
])('isWrongSource reports for “%s” whether it cannot be a source', (sourceUrl, isWrong) => {
  expect(isWrongSource(with_({ sourceUrl }))).toBe(isWrong);
});

it('changedOptionCount counts the changed options, and all labels as one', () => {
  expect(changedOptionCount(DEFAULT_OPTIONS, DEFAULT_OPTIONS)).toBe(0);
  expect(
    changedOptionCount(
      with_({ slug: 'a', isLabelled: true, categories: ['violence'], reblog: 'noone' }),
      DEFAULT_OPTIONS,
    ),
  ).toBe(3);
});
