import { expect, it } from 'vitest';
import { isSilent } from './silent.ts';

it.each([
  ['a browser that lists no track', { currentTime: 0, audioTracks: { length: 0 } }, true],
  ['one that lists a track', { currentTime: 9, audioTracks: { length: 1 } }, false],
  ['one that says there is none', { currentTime: 0, mozHasAudio: false }, true],
  ['one that says there is some', { currentTime: 9, mozHasAudio: true }, false],
  ['one that has decoded nothing so far', { currentTime: 0.5, webkitAudioDecodedByteCount: 0 }, false],
  ['one that has decoded nothing for a while', { currentTime: 0.6, webkitAudioDecodedByteCount: 0 }, true],
  ['one that has decoded something', { currentTime: 9, webkitAudioDecodedByteCount: 812 }, false],
  ['one that knows nothing', { currentTime: 9 }, false],
])('%s', (_, film, silent) => {
  expect(isSilent(film)).toBe(silent);
});
