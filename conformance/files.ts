import { readFileSync } from 'node:fs';

const FOLDER = new URL('../openapi/conformance/files/', import.meta.url);

/** The files that scenarios upload, with their media types. */
const TYPES = {
  'wide.png': 'image/png',
  'tall.png': 'image/png',
  'moving.gif': 'image/gif',
  'tone.wav': 'audio/wav',
} as const;

/**
 * Returns a file of the kit, as a browser would send it.
 *
 * @throws Error when the kit has no file of this name
 */
export function kitFile(name: string): File {
  const type = TYPES[name as keyof typeof TYPES];
  if (!type) throw new Error(`openapi/conformance/files has no ${name}`);
  const bytes = readFileSync(new URL(name, FOLDER));
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Returns a body as a multipart form: files and texts as parts, a list as repeated parts, objects as JSON. */
export function multipartOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof File) form.append(name, part);
      else form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
    }
  }
  return form;
}

/** Returns a flat body as a form-encoded one. */
export function urlEncodedOf(body: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
