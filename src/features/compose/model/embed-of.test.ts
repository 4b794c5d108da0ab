import { describe, expect, it } from 'vitest';
import { blogNameOf, displayAddress, embedOf, webAddress } from './embed-of.ts';

describe('webAddress', () => {
  it.each([
    ['https://skein.example/a b', undefined],
    ['https://skein.example/ä?q=1', 'https://skein.example/%C3%A4?q=1'],
    [' skein.example/page ', 'https://skein.example/page'],
    ['hello', undefined],
    ['no.', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://skein.example', undefined],
    ['https://me:secret@skein.example', undefined],
    ['https://', undefined],
    [`https://skein.example/${'a'.repeat(2048)}`, undefined],
  ])('webAddress parses %j as %j', (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });
});

describe('embedOf', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc', 'video', 'youtube', undefined],
    ['https://youtu.be/abc', 'video', 'youtube', undefined],
    ['https://vimeo.com/123', 'video', 'vimeo', undefined],
    ['https://www.instagram.com/p/ab_C/', 'video', 'instagram', 'https://www.instagram.com/p/ab_C/embed'],
    [
      'https://open.spotify.com/intl-de/track/1?si=x',
      'audio',
      'spotify',
      'https://open.spotify.com/embed/track/1',
    ],
    ['https://someone.bandcamp.com/album/x', 'audio', 'bandcamp', undefined],
    [
      'https://soundcloud.com/a/b',
      'audio',
      'soundcloud',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
    ],
  ])('embedOf makes a player of %s', (url, type, provider, embedUrl) => {
    expect(embedOf(url)).toEqual({ type, provider, url, ...(embedUrl ? { embedUrl } : {}) });
  });

  it.each([
    'https://skein.example',
    'https://youtube.com.evil.example/watch?v=1',
    'https://www.youtube.com/about',
  ])('embedOf makes a link card of %s', (url) => {
    expect(embedOf(url)).toEqual({ type: 'link', url });
  });
});

it('displayAddress shortens an address', () => {
  expect(displayAddress('https://www.skein.example/a/')).toBe('skein.example/a');
});

it.each([
  ['https://skein.example/marlow', 'marlow'],
  ['https://skein.example/marlow/?ref=a#top', 'marlow'],
  ['https://skein.example/marlow/12', undefined],
  ['https://skein.example/dashboard', undefined],
  ['https://skein.example/', undefined],
  ['https://other.example/marlow', undefined],
  ['no address', undefined],
])('blogNameOf recognises the page of a blog of this site: %s', (address, name) => {
  expect(blogNameOf(address, 'https://skein.example')).toBe(name);
});
