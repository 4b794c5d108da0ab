import { expect, it } from 'vitest';
import { isSilent } from './is-silent.ts';

it.each([
  ['true for a browser that lists no audio track', { currentTime: 0, audioTracks: { length: 0 } }, true],
  ['false for a browser that lists a track', { currentTime: 9, audioTracks: { length: 1 } }, false],
  ['true for a browser that reports no audio', { currentTime: 0, mozHasAudio: false }, true],
  ['false for a browser that reports audio', { currentTime: 9, mozHasAudio: true }, false],
  ['false at the start of decoding', { currentTime: 0.5, webkitAudioDecodedByteCount: 0 }, false],
  ['true after a while without decoded audio', { currentTime: 0.6, webkitAudioDecodedByteCount: 0 }, true],
  ['false with decoded audio', { currentTime: 9, webkitAudioDecodedByteCount: 812 }, false],
  ['false for other browsers', { currentTime: 9 }, false],
])('isSilent: %s', (_, film, silent) => {
  expect(isSilent(film)).toBe(silent);
});
