import { describe, expect, it } from 'vitest';
import { isPostId } from './path-segments.ts';
import { paths } from './paths.ts';

describe('paths', () => {
  it.each([
    ['a/b', '/tagged/a%2Fb'],
    ['#art', '/tagged/%23art'],
    ['what?', '/tagged/what%3F'],
    ['50% off', '/tagged/50%25%20off'],
    ['🧶', '/tagged/%F0%9F%A7%B6'],
    ['صوف', '/tagged/%D8%B5%D9%88%D9%81'],
    ['broken \ud83e', '/tagged/broken%20%EF%BF%BD'],
  ])('paths.tagged encodes the tag %s', (tag, path) => {
    expect(paths.tagged(tag)).toBe(path);
    expect(new URL(path, 'https://skein.example').pathname).toBe(path);
  });

  it.each(['', '.', '..'])('paths.tagged leads the unencodable tag "%s" to the overview', (tag) => {
    expect(paths.tagged(tag)).toBe('/tagged');
    expect(paths.blogTagged('mara', tag)).toBe('/mara');
  });

  it('paths.conversation encodes both names [messaging-01]', () => {
    expect(paths.conversation('a/b', 'c?d')).toBe('/messaging/conversation/a%2Fb/c%3Fd');
  });

  it('paths.login encodes the redirect target as one parameter', () => {
    const path = paths.login({ redirectTo: '/tagged/a%2Fb?x=1&y=2', source: 'like' });
    const query = new URL(path, 'https://skein.example').searchParams;
    expect(query.get('redirect_to')).toBe('/tagged/a%2Fb?x=1&y=2');
    expect(query.get('source')).toBe('like');
  });
});

describe('isPostId', () => {
  it.each([
    ['1', true],
    ['9223372036854775807', true],
    ['0', false],
    ['01', false],
    ['12345678901234567890', false],
    ['12a', false],
    ['', false],
    [undefined, false],
  ])('isPostId %s: %s', (text, expected) => {
    expect(isPostId(text)).toBe(expected);
  });
});
