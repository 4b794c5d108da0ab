import type { DetailedError } from 'tus-js-client';
import { NetworkError } from './errors.ts';
import { headersOf } from './http.ts';
import { apiErrorOf } from './transport.ts';

/** Bytes of one piece: what is lost at most when the line breaks. */
const PIECE = 4_000_000;
/** Waits before a piece is tried again, in milliseconds. */
const TRY_AGAIN = [1000, 3000, 6000, 15_000];

type Sending = {
  /** Called with the bytes that have arrived. */
  onProgress: (sent: number) => void;
  /** Stops sending; what arrived stays there, and calling again goes on from it. */
  signal: AbortSignal;
};

function failureOf(error: Error | DetailedError, url: string): Error {
  const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;
  if (!status || status < 400) return new NetworkError('PATCH', url, error);
  return apiErrorOf(new Response(null, { status }), url, undefined);
}

/**
 * Sends a file in pieces by the tus protocol, from where an earlier try ended. A line that breaks is waited for.
 * https://github.com/tus/tus-js-client
 *
 * @param url the `resumeUrl` of an upload
 * @throws NetworkError or ApiError; an abort is rethrown
 */
export async function sendInPieces(url: string, file: File, { onProgress, signal }: Sending): Promise<void> {
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: PIECE,
      retryDelays: TRY_AGAIN,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        headersOf(request.getMethod()).forEach((value, name) => {
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
