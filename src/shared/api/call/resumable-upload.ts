// Resumable upload: sends a large file in chunks (tus) and continues after an interruption.

import type { DetailedError } from 'tus-js-client';
import { NetworkError } from './errors.ts';
import { requestHeaders } from './http.ts';
import { apiErrorOf } from './transport.ts';

/** Bytes per chunk: the maximum lost when the connection breaks. */
const CHUNK_BYTES = 4_000_000;
/** Delays in milliseconds before a chunk is retried. */
const RETRY_DELAYS_MS = [1000, 3000, 6000, 15_000];

type UploadOptions = {
  /** Called with the number of bytes received by the server. */
  onProgress: (sent: number) => void;
  /** Stops the upload; received bytes stay on the server, and a further call resumes there. */
  signal: AbortSignal;
};

function failureOf(error: Error | DetailedError, url: string): Error {
  const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;
  if (!status || status < 400) return new NetworkError('PATCH', url, error);
  return apiErrorOf(new Response(null, { status }), url, undefined);
}

/**
 * Resumable upload: sends a file in chunks by the tus protocol, resuming where an earlier attempt ended. Waits for a lost connection.
 * https://github.com/tus/tus-js-client
 *
 * @param url the `resumeUrl` of an upload
 * @throws NetworkError or ApiError; an abort is rethrown
 */
export async function uploadResumable(
  url: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        requestHeaders(request.getMethod()).forEach((value, name) => {
          request.setHeader(name, value);
        });
      },
      onProgress,
      onSuccess: () => resolve(),
      onError: (error) => reject(failureOf(error, url)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}
