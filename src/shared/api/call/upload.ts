import type { SendInit } from './http.ts';

/** Uploads by XMLHttpRequest, the only API that reports upload progress. */
export function sendWithProgress(
  url: string,
  method: string,
  headers: Headers,
  init: SendInit,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The upload may have been aborted while this module was loading.
    init.signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) init.onUploadProgress?.(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(new TypeError('Upload failed'));
    request.onabort = () => reject(init.signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onload = () => {
      init.onUploadProgress?.(100);
      const answered = new Headers();
      for (const line of request
        .getAllResponseHeaders()
        .trim()
        .split(/[\r\n]+/)) {
        const colon = line.indexOf(':');
        if (colon > 0) answered.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      const { status, statusText } = request;
      resolve(
        new Response(status === 204 ? null : request.responseText, { status, statusText, headers: answered }),
      );
    };
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
