import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketOptions } from '#server/media/bucket-store.ts';

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/;

interface StoredObject {
  bytes: Buffer;
  type: string;
}

/** An object store in this process that speaks the part of S3 that the site uses. */
export interface BucketService {
  options: BucketOptions;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

/** Answers with an object, or with the one range that was asked for. */
function sendObject(
  { bytes, type }: StoredObject,
  range: string | undefined,
  response: ServerResponse,
): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const headers = { 'content-type': type, etag: '"1"', 'accept-ranges': 'bytes' };
  if (from === undefined) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    return;
  }
  const end = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1);
  const part = bytes.subarray(Number(from), end + 1);
  const contentRange = `bytes ${from}-${end}/${bytes.length}`;
  response
    .writeHead(206, { ...headers, 'content-length': part.length, 'content-range': contentRange })
    .end(part);
}

/**
 * Starts an object store with one bucket, in memory: PUT, GET with ranges, DELETE and ListObjectsV2 with a prefix. It
 * refuses what is not signed (Signature Version 4) with the key of `options`; it does not recompute signatures, which
 * aws4fetch's own tests do.
 */
export async function startBucketService(): Promise<BucketService> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket.invalid');
    const name = decodeURIComponent(url.pathname).replace(/^\/uploads\/?/, '');
    if (!SIGNED.test(request.headers.authorization ?? '')) {
      request.resume();
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    if (request.method === 'PUT') {
      objects.set(name, {
        bytes: await bodyOf(request),
        type: request.headers['content-type'] ?? 'binary/octet-stream',
      });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (name === '' && url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
      const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult>${contents}</ListBucketResult>`);
    } else {
      const object = objects.get(name);
      if (object) sendObject(object, request.headers.range, response);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      url: `http://127.0.0.1:${port}/uploads`,
      region: 'us-east-1',
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
