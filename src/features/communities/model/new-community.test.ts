import { describe, expect, it } from 'vitest';
import { EMPTY_COMMUNITY, handleOf, newCommunityRequest, rulesOf, tagsOf } from './new-community.ts';

describe('handleOf', () => {
  it.each([
    ['The mending circle', 'the-mending-circle'],
    ['  Crème brûlée!  ', 'creme-brulee'],
    ['編み物', ''],
    ['x'.repeat(80), 'x'.repeat(64)],
  ])('handleOf makes a handle of “%s”', (title, handle) => {
    expect(handleOf(title)).toBe(handle);
  });
});

it('tagsOf separates by commas, without hash signs, repetitions and empty ones', () => {
  expect(tagsOf('wool, #darning,, wool , visible mending')).toEqual(['wool', 'darning', 'visible mending']);
});

it('rulesOf drops blank lines (spec 001 §5) [community-26]', () => {
  expect(rulesOf('Show the hole\n\n  No wool snobbery  \n')).toEqual(['Show the hole', 'No wool snobbery']);
});

it('newCommunityRequest leaves out what was not filled in', () => {
  expect(newCommunityRequest({ ...EMPTY_COMMUNITY, title: ' Wool ' }, undefined)).toEqual({
    title: 'Wool',
    privacy: false,
    join_type: 'free',
    theme: { background_color: '#f1eaf2', title_color: '#3a2547', link_color: '#6a3f7c' },
  });
});

it('newCommunityRequest sends privacy as a boolean, and lists [community-27]', () => {
  const values = {
    ...EMPTY_COMMUNITY,
    title: 'Wool',
    handle: '@wool',
    privacy: 'private',
    join_type: 'invite',
  };
  const request = newCommunityRequest({ ...values, tags: 'a, b', guidelines: 'One\nTwo' }, 'mara');
  expect(request).toMatchObject({
    handle: 'wool',
    tumblelog: 'mara',
    privacy: true,
    join_type: 'invite',
    tags: ['a', 'b'],
    guidelines: ['One', 'Two'],
  });
});
