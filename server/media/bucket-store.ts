import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type MediaStore, mediaPath } from './media-store.ts';

/** Address and credentials of a bucket. */
export type BucketOptions = {
  /** Address of the bucket without a trailing slash: `https://s3.example.com/uploads`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A streamed file of a bucket, or a range of it. */
export type BucketFile = { status: number; headers: Headers; body: Readable | undefined };

type Sent = { method: 'GET' | 'PUT' | 'DELETE'; body?: Blob | Uint8Array; type?: string };

/** Number of retries after a request that the bucket was too busy for, or failed at. */
const MAX_RETRIES = 3;

/** Stores uploads in a bucket of an S3-compatible service. https://github.com/mhart/aws4fetch */
export class BucketMediaStore implements MediaStore {
  readonly #url: string;
  readonly #client: AwsClient;

  constructor({ url, ...keys }: BucketOptions) {
    this.#url = url;
    this.#client = new AwsClient({ service: 's3', retries: MAX_RETRIES, ...keys });
  }

  async put(path: string, bytes: Uint8Array, type: string): Promise<void> {
    await this.#send(`/${path}`, { method: 'PUT', body: bytes, type });
  }

  async putFile(path: string, from: string, type: string): Promise<void> {
    // Streamed from disk, and read again for a retry.
    await this.#send(`/${path}`, { method: 'PUT', body: await openAsBlob(from), type });
  }

  async open(path: string): Promise<Readable | undefined> {
    const { status, body } = await this.read(path, {});
    if (status === 200) return body;
    body?.destroy();
    if (status === 403 || status === 404) return undefined;
    throw new Error(`The bucket answered ${status} to GET /${path}.`);
  }

  async remove(key: string): Promise<void> {
    const folder = mediaPath(key, 'x.x').slice(0, -'x.x'.length);
    const listed = await this.#send(`?list-type=2&prefix=${encodeURIComponent(folder)}`, { method: 'GET' });
    const found = [...(await listed.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name);
    // Restricted to this upload, whatever the listing returns. No upload has more files than one listing holds.
    for (const name of found.filter((each) => each.startsWith(folder))) {
      await this.#send(`/${name}`, { method: 'DELETE' });
    }
  }

  url(path: string): string {
    return `/media/${path}`;
  }

  /**
   * Streams a file, or a range of it.
   *
   * @param asked request headers for a range or a conditional request
   */
  async read(path: string, asked: Record<string, string>): Promise<BucketFile> {
    const { status, headers, body } = await this.#client.fetch(`${this.#url}/${path}`, { headers: asked });
    return { status, headers, body: body ? Readable.fromWeb(body as never) : undefined };
  }

  async #send(at: string, { method, body, type }: Sent): Promise<Response> {
    const response = await this.#client.fetch(`${this.#url}${at}`, {
      method,
      ...(body ? { body: body as BodyInit } : {}),
      ...(type ? { headers: { 'content-type': type } } : {}),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${method} ${at}.`);
  }
}
