import { describe, expect, it } from 'vitest';
import { aPost } from '#tests/support/ui-posts.ts';
import { countOf, isWrongSource, type More, moreOf, moreRequest, NO_MORE } from './more.ts';

const with_ = (changes: Partial<More>): More => ({ ...NO_MORE, ...changes });

describe('what is sent', () => {
  it('is nothing when nobody looked at it, or changed nothing', () => {
    expect(moreRequest(undefined, NO_MORE)).toEqual({});
    expect(moreRequest(NO_MORE, NO_MORE)).toEqual({});
  });

  it.each([
    [{ slug: ' by-the-sea ' }, { slug: 'by-the-sea' }],
    [{ sourceUrl: 'fog.example/a' }, { sourceUrl: 'https://fog.example/a' }],
    [{ date: '2024-02-29T12:00' }, { date: new Date(2024, 1, 29, 12).toISOString() }],
    [{ reblog: 'noone' }, { interactabilityReblog: 'noone' }],
    [{ isCommercial: true }, { isCommercial: true }],
    [{ isLabelled: true }, { hasCommunityLabel: true, communityLabelCategories: [] }],
    [
      { isLabelled: true, categories: ['violence'] },
      { hasCommunityLabel: true, communityLabelCategories: ['violence'] },
    ],
  ] as const)('is only what was changed: %j', (changes, request) => {
    expect(moreRequest(with_(changes as Partial<More>), NO_MORE)).toEqual(request);
  });

  it('takes back what a post said before', () => {
    const before = with_({ sourceUrl: 'https://fog.example/', isLabelled: true, categories: ['general'] });
    expect(moreRequest(NO_MORE, before)).toEqual({
      sourceUrl: '',
      hasCommunityLabel: false,
      communityLabelCategories: [],
    });
  });
});

it('knows what a post says', () => {
  const post = aPost({
    slug: 'a-walk',
    isCommercial: true,
    communityLabels: { hasCommunityLabel: true, categories: { violence: true, general: true } },
  });
  expect(moreOf(post)).toMatchObject({
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
])('says of “%s” whether it can be no source', (sourceUrl, isWrong) => {
  expect(isWrongSource(with_({ sourceUrl }))).toBe(isWrong);
});

it('counts what is set, labels as one', () => {
  expect(countOf(NO_MORE, NO_MORE)).toBe(0);
  expect(
    countOf(with_({ slug: 'a', isLabelled: true, categories: ['violence'], reblog: 'noone' }), NO_MORE),
  ).toBe(3);
});
