import { describe, expect, it } from 'vitest';
import { embedOf } from './embeds.ts';

describe('embedOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ])('embedOf plays %s from the cookie-free host', (url) => {
    expect(embedOf(url)).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
      host: 'youtube-nocookie.com',
    });
  });

  it('embedOf disables tracking by Vimeo', () => {
    expect(embedOf('https://vimeo.com/76979871')?.src).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  });

  it('embedOf returns the first embeddable address', () => {
    expect(embedOf(undefined, 'nonsense', 'https://open.spotify.com/embed/track/1')?.host).toBe(
      'spotify.com',
    );
  });

  it.each([
    'https://evil.example/embed',
    'http://open.spotify.com/embed/track/1',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://www.youtube.com/watch?v=../../x',
  ])('embedOf rejects %s', (url) => {
    expect(embedOf(url)).toBeUndefined();
  });
});
