import { afterEach, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { RecordingRefusal, Recordings, type UploadCalls } from './recordings.ts';
import type { UploadCallbacks, UploadedMedia } from './send-recording.ts';

/** Creates a file with the given type and size, whatever its real contents. */
function file(name: string, type: string, size = 10): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

const sound: UploadedMedia = { mediaKey: 'k', media: { url: '/media/a.mp3' }, duration: 3 };
const poster = [{ url: '/media/p.jpg', width: 8, height: 6 }];

type Try = UploadCallbacks & { resolve: (media: UploadedMedia) => void; reject: (error: unknown) => void };

/** Fake server that answers when the test says so. */
function server() {
  const tries: Try[] = [];
  const announced: string[] = [];
  const calls: UploadCalls = {
    create: async (_kind, { name }) => {
      announced.push(name);
      return { uploadId: `u${announced.length}`, kind: 'audio', state: 'waiting', progress: 0 };
    },
    send: (_upload, _kind, _file, way) =>
      new Promise((resolve, reject) => {
        tries.push({ ...way, resolve, reject });
        way.signal.addEventListener('abort', () => reject(way.signal.reason));
      }),
    createPoster: async () => poster,
  };
  recordings = new Recordings(calls);
  return { tries, announced, recordings };
}

let recordings: Recordings | undefined;
afterEach(() => recordings?.dispose());

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('Recordings reports the progress of an audio upload, and titles it by its file name or its tags', async () => {
  const { tries, recordings: all } = server();
  const id = all.add('audio', file('sea_at night.mp3', 'audio/mpeg'));
  const tagged = all.add('audio', file('a.mp3', 'audio/mpeg'));
  await turn();
  tries[0]?.onProgress(40);
  expect(all.get(id)).toMatchObject({ state: 'sending', percent: 40 });
  tries[0]?.onWork();
  expect(all.get(id)?.state).toBe('working');
  expect(all.tally([id, tagged])).toEqual({ uploading: 2, failed: 0 });
  tries[0]?.resolve(sound);
  tries[1]?.resolve({ ...sound, title: 'Sea', artist: 'Odile' });
  await turn();
  const block = { type: 'audio', provider: 'skein', media: sound.media, duration: 3 };
  expect(all.blockOf(id)).toEqual({ ...block, title: 'sea at night' });
  expect(all.blockOf(tagged)).toEqual({ ...block, title: 'Sea', artist: 'Odile' });
});

it('Recordings sends a video with the poster that the browser captured', async () => {
  const { tries, recordings: all } = server();
  const id = all.add('video', file('a.mp4', 'video/mp4'));
  await turn();
  tries[0]?.resolve(sound);
  await turn();
  expect(all.blockOf(id)).toMatchObject({ type: 'video', poster });
});

it('Recordings reports a video that the server still processes as ready to post', async () => {
  const { tries, recordings: all } = server();
  const id = all.add('video', file('a.avi', 'video/x-msvideo'));
  await turn();
  tries[0]?.resolve({ ...sound, isTranscoding: true });
  await turn();
  expect(all.get(id)).toMatchObject({ state: 'done', isTranscoding: true });
  expect(all.tally([id])).toEqual({ uploading: 0, failed: 0 });
});

it('Recordings pauses an upload and resumes the same one', async () => {
  const { tries, announced, recordings: all } = server();
  const id = all.add('audio', file('a.mp3', 'audio/mpeg'));
  await turn();
  tries[0]?.onProgress(30);
  all.pause(id);
  await turn();
  expect(all.get(id)).toMatchObject({ state: 'paused', percent: 30 });
  // Progress of a superseded upload, which must be ignored.
  tries[0]?.onProgress(90);
  expect(all.get(id)).toMatchObject({ state: 'paused', percent: 30 });
  all.resume(id);
  await turn();
  expect(all.get(id)).toMatchObject({ state: 'sending', percent: 30 });
  expect(announced).toEqual(['a.mp3']);
  tries[1]?.resolve(sound);
  await turn();
  expect(all.get(id)?.state).toBe('done');
});

it('Recordings resumes an upload after a lost connection, and restarts a refused one', async () => {
  const { tries, announced, recordings: all } = server();
  const id = all.add('audio', file('a.mp3', 'audio/mpeg'));
  await turn();
  tries[0]?.reject(new NetworkError('PATCH', '/x', undefined));
  await turn();
  expect(all.tally([id])).toEqual({ uploading: 0, failed: 1 });
  all.retry(id);
  await turn();
  expect(announced).toHaveLength(1);
  tries[1]?.reject(new ApiError({ status: 400, statusText: '', path: '', errors: [] }));
  await turn();
  all.retry(id);
  await turn();
  expect(announced).toHaveLength(2);
});

it('retryInterrupted resumes only the uploads that a lost connection interrupted', async () => {
  const { tries, announced, recordings: all } = server();
  const [away, refused] = ['a.mp3', 'b.mp3'].map((name) => all.add('audio', file(name, 'audio/mpeg')));
  await turn();
  tries[0]?.reject(new NetworkError('PATCH', '/x'));
  tries[1]?.reject(new ApiError({ status: 400, statusText: '', path: '', errors: [] }));
  await turn();
  all.goOn([away ?? '', refused ?? '']);
  await turn();
  expect(all.tally([away ?? '', refused ?? ''])).toEqual({ uploading: 1, failed: 1 });
  expect([tries.length, announced.length]).toEqual([3, 2]);
});

it('Recordings waits for paused uploads before the post is sent', async () => {
  const { tries, recordings: all } = server();
  const id = all.add('audio', file('a.mp3', 'audio/mpeg'));
  await turn();
  all.pause(id);
  await turn();
  const settled = all.settled([id], new AbortController().signal);
  await turn();
  tries[1]?.resolve(sound);
  expect(await settled).toEqual({ uploading: 0, failed: 0 });
});

it.each([
  ['audio', 'a.mp4', 'video/mp4', 10, 'type'],
  ['video', 'a.mp3', 'audio/mpeg', 10, 'type'],
  ['audio', 'a.mp3', 'audio/mpeg', 50_000_001, 'size'],
  ['audio', 'a.mp3', 'audio/mpeg', 0, 'empty'],
  ['video', 'a.mp4', 'video/mp4', 500_000_001, 'size'],
] as const)('Recordings rejects %s: %s, %s of %i bytes', (kind, name, type, size, reason) => {
  const { announced, recordings: all } = server();
  const id = all.add(kind, file(name, type, size));
  const entry = all.get(id);
  expect(entry?.state === 'failed' && entry.error instanceof RecordingRefusal && entry.error.reason).toBe(
    reason,
  );
  expect(announced).toEqual([]);
});
