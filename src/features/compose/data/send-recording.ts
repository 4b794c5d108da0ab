import { getUpload, startUpload, uploadFile } from '#generated/hooks/media/media.ts';
import type { components } from '#generated/types/api.d.ts';
import { loadErrorMessages } from '#src/shared/api/call/error-sentences.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { uploadResumable } from '#src/shared/api/call/resumable-upload.ts';
import type { RecordingKind } from '../model/recording-check.ts';

type ServerUpload = components['schemas']['Upload'];
export type UploadedMedia = components['schemas']['UploadedMedia'];

/** Files up to this many bytes are sent in a single request. */
const SINGLE_REQUEST_MAX_BYTES = 4_000_000;
/** Polling interval while the server processes a file, in milliseconds. */
const POLL_INTERVAL_MS = 1500;

/** Callbacks about the progress of an upload. */
export type UploadCallbacks = {
  /** Progress in percent, 0 to 100. */
  onProgress: (percent: number) => void;
  /** Called when the upload is complete and the server processes it. */
  onWork: () => void;
  signal: AbortSignal;
};

/** Creates an upload on the server for a file. */
export async function createUpload(
  kind: RecordingKind,
  file: File,
  signal: AbortSignal,
): Promise<ServerUpload> {
  const type = file.type || `${kind}/mp4`;
  const { response } = await startUpload(
    { kind, type, bytes: file.size, name: file.name.slice(-255) },
    { signal },
  );
  return response.upload;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Converts a failed upload into an API error, so that it is displayed like every other refusal. */
function failureOf({ error }: ServerUpload): ApiError {
  return new ApiError({
    status: 400,
    statusText: error?.title ?? '',
    path: '',
    errors: error ? [error] : [],
    requestId: undefined,
    retryAfter: undefined,
  });
}

async function waitUntilReady(
  first: ServerUpload,
  kind: RecordingKind,
  signal: AbortSignal,
): Promise<UploadedMedia> {
  let upload = first;
  for (;;) {
    if (upload.state === 'failed') {
      await loadErrorMessages();
      throw failureOf(upload);
    }
    const media = upload[kind];
    if (upload.state === 'ready' && media) return media;
    await pause(POLL_INTERVAL_MS, signal);
    upload = (await getUpload(upload.uploadId, { signal })).response.upload;
  }
}

/**
 * Sends the file of an upload, starting after the bytes the server has received, and waits until it is processed.
 *
 * @throws ApiError, NetworkError; an abort is rethrown
 */
export async function sendRecording(
  upload: ServerUpload,
  kind: RecordingKind,
  file: File,
  { onProgress, onWork, signal }: UploadCallbacks,
): Promise<UploadedMedia> {
  if (file.size > SINGLE_REQUEST_MAX_BYTES && upload.resumeUrl) {
    const onSent = (sent: number): void => onProgress(Math.floor((sent / file.size) * 100));
    await uploadResumable(upload.resumeUrl, file, { onProgress: onSent, signal });
    onWork();
    const { response } = await getUpload(upload.uploadId, { signal });
    return waitUntilReady(response.upload, kind, signal);
  }
  const { response } = await uploadFile(upload.uploadId, { file }, { onUploadProgress: onProgress, signal });
  onWork();
  return waitUntilReady(response.upload, kind, signal);
}
