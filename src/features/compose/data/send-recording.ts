import { getUpload, startUpload, uploadFile } from '#generated/hooks/media/media.ts';
import type { components } from '#generated/types/api.d.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { sendInPieces } from '#src/shared/api/call/resumable-upload.ts';
import type { RecordingKind } from '../model/recording-check.ts';

type ServerUpload = components['schemas']['Upload'];
export type UploadedMedia = components['schemas']['UploadedMedia'];

/** Files up to this many bytes are sent at once. */
const SMALL = 4_000_000;
/** Between two looks at what is being worked on, in milliseconds. */
const LOOK_EVERY = 1500;

/** What is told on the way. */
export type Way = {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  /** All of it is there; the server works on it. */
  onWork: () => void;
  signal: AbortSignal;
};

/** Announces a file. */
export async function announce(kind: RecordingKind, file: File, signal: AbortSignal): Promise<ServerUpload> {
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

/** What a failed upload says, as every other refusal is said. */
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

async function untilReady(
  first: ServerUpload,
  kind: RecordingKind,
  signal: AbortSignal,
): Promise<UploadedMedia> {
  let upload = first;
  for (;;) {
    if (upload.state === 'failed') throw failureOf(upload);
    const media = upload[kind];
    if (upload.state === 'ready' && media) return media;
    await pause(LOOK_EVERY, signal);
    upload = (await getUpload(upload.uploadId, { signal })).response.upload;
  }
}

/**
 * Sends the file of an upload, going on from what has arrived, and waits until it is taken in.
 *
 * @throws ApiError, NetworkError; an abort is rethrown
 */
export async function sendRecording(
  upload: ServerUpload,
  kind: RecordingKind,
  file: File,
  { onProgress, onWork, signal }: Way,
): Promise<UploadedMedia> {
  if (file.size > SMALL && upload.resumeUrl) {
    const onSent = (sent: number): void => onProgress(Math.floor((sent / file.size) * 100));
    await sendInPieces(upload.resumeUrl, file, { onProgress: onSent, signal });
    onWork();
    const { response } = await getUpload(upload.uploadId, { signal });
    return untilReady(response.upload, kind, signal);
  }
  const { response } = await uploadFile(upload.uploadId, { file }, { onUploadProgress: onProgress, signal });
  onWork();
  return untilReady(response.upload, kind, signal);
}
