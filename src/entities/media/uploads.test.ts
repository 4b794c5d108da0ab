import { describe, expect, it } from 'vitest';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { PICTURE_MAX_BYTES } from './picture-check.ts';
import { RejectedPictureError, Uploads } from './uploads.ts';

function file(name: string, type = 'image/png', size = 4): File {
  return new File([new Uint8Array(size)], name, { type });
}

function image(name: string) {
  return {
    mediaKey: name,
    media: [{ url: `/media/${name}`, width: 4, height: 3 }],
    colors: ['#102030'],
  };
}

/** A server whose responses the test controls. */
class Server {
  readonly calls: Array<{
    name: string;
    progress: (percent: number) => void;
    signal: AbortSignal;
    succeed: () => void;
    fail: (error: Error) => void;
  }> = [];

  readonly send = (sent: File, progress: (percent: number) => void, signal: AbortSignal) =>
    new Promise<ReturnType<typeof image>>((resolve, reject) => {
      this.calls.push({
        name: sent.name,
        progress,
        signal,
        succeed: () => resolve(image(sent.name)),
        fail: reject,
      });
    });

  call(name: string) {
    const call = this.calls.findLast((one) => one.name === name);
    if (!call) throw new Error(`${name} was not sent`);
    return call;
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('Uploads', () => {
  it('Uploads reports the progress of a picture and returns its block when it is finished', async () => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    const id = uploads.add(file('a.png'));
    const seen: unknown[] = [];
    uploads.subscribe(() => seen.push(uploads.get(id)));
    expect(uploads.get(id)).toMatchObject({ state: 'uploading', percent: 0 });
    server.call('a.png').progress(40);
    expect(uploads.get(id)).toMatchObject({ state: 'uploading', percent: 40 });
    expect(uploads.blockOf(id)).toBeUndefined();
    server.call('a.png').succeed();
    await settle();
    expect(uploads.blockOf(id)).toEqual({ type: 'image', media: image('a.png').media, colors: ['#102030'] });
    expect(seen).toHaveLength(2);
  });

  it('Uploads sends two pictures in parallel and starts the next when one has finished or failed', async () => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    for (const name of ['a', 'b', 'c', 'd']) uploads.add(file(name));
    expect(server.calls.map(({ name }) => name)).toEqual(['a', 'b']);
    server.call('b').fail(new Error('no'));
    await settle();
    server.call('a').succeed();
    await settle();
    expect(server.calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('Uploads retries uploads that were interrupted by a lost connection, and no others', async () => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    const [away, refused, other] = ['a', 'b', 'c'].map((name) => uploads.add(file(name)));
    server.call('a').fail(new NetworkError('POST', '/v2/media/image'));
    server.call('b').fail(new Error('no'));
    await settle();
    server.call('c').fail(new NetworkError('POST', '/v2/media/image'));
    await settle();
    uploads.retryInterrupted([away ?? '', refused ?? '']);
    expect(server.calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
    expect(uploads.get(away ?? '')?.state).toBe('uploading');
    expect(uploads.get(other ?? '')?.state).toBe('failed');
  });

  it('Uploads keeps a failed picture and sends it again on retry', async () => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    const id = uploads.add(file('a.png'));
    const error = new Error('no');
    server.call('a.png').fail(error);
    await settle();
    expect(uploads.get(id)).toMatchObject({ state: 'failed', error });
    uploads.retry(id);
    expect(server.calls).toHaveLength(2);
    uploads.retry(id, file('b.png'));
    expect(uploads.get(id)).toMatchObject({ file: { name: 'b.png' } });
  });

  it.each([
    ['type', file('a.svg', 'image/svg+xml')],
    ['size', file('a.png', 'image/png', PICTURE_MAX_BYTES + 1)],
  ])('Uploads does not send a file that the server rejects for its %s', (reason, bad) => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    const id = uploads.add(bad);
    expect(server.calls).toEqual([]);
    const upload = uploads.get(id);
    expect(upload?.state === 'failed' && upload.error).toBeInstanceOf(RejectedPictureError);
    expect(upload).toMatchObject({ error: { reason } });
  });

  it('Uploads.settled resolves when all are finished or failed, or when the signal aborts', async () => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    const ids = ['a', 'b'].map((name) => uploads.add(file(name)));
    const never = new AbortController();
    const both = uploads.settled(ids, never.signal);
    server.call('a').succeed();
    server.call('b').fail(new Error('no'));
    expect(await both).toEqual({ uploading: 0, failed: 1 });

    const last = uploads.add(file('c'));
    const stop = new AbortController();
    const waiting = uploads.settled([last], stop.signal);
    stop.abort();
    expect(await waiting).toEqual({ uploading: 1, failed: 0 });
  });

  it('Uploads aborts everything when the form is disposed', () => {
    const server = new Server();
    const uploads = new Uploads(server.send);
    uploads.add(file('a'));
    uploads.dispose();
    expect(server.call('a').signal.aborted).toBe(true);
  });
});
