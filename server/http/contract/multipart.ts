import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, domainError } from '#server/core/errors.ts';
import type { IncomingFiles } from '#server/media/incoming-files.ts';
import type { Schema } from './load.ts';

/** An uploaded file of a form. Name and type are claims of the sender; check the bytes. */
export type UploadedFile = {
  filename: string;
  contentType: string;
  /** Empty for a file that was streamed to disk. */
  bytes: Buffer;
  /** Path of a large file on disk, valid until its request is answered. */
  path?: string;
};

/** Options for reading files. */
export type FileRules = {
  maxBytes: number;
  /** Destination to which large files are streamed; without it they are held in memory. */
  incoming?: IncomingFiles;
};

/** A form with files, by part name. */
export type MultipartBody<Part extends string = string> = {
  fields: Partial<Record<Part, string>>;
  /** Fields that hold lists: each item is a part of that name. */
  lists: Partial<Record<Part, string[]>>;
  files: Partial<Record<Part, UploadedFile>>;
};

/**
 * Reads a form against its schema: properties with `format: binary` are files, all others fields, those of type `array`
 * with one part per item. Unknown and missing parts are refused by name, repeated ones where the schema has no list.
 */
export async function readMultipart(
  request: FastifyRequest,
  schema: Schema,
  { maxBytes, incoming }: FileRules,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, lists: {}, files: {} };
  const bytesOf = incoming ? fileOnDisk(request, incoming, maxBytes) : fileInMemory;
  try {
    const parts = request.parts({
      limits: { fileSize: maxBytes, files: 10, fields: 50, fieldSize: 1_048_576 },
    });
    for await (const part of parts) await addPart(body, part, schema.properties ?? {}, bytesOf);
  } catch (error) {
    // Errors for limits and forbidden names carry a status; parse errors of the library carry none.
    if (error instanceof DomainError || (error as { statusCode?: number }).statusCode !== undefined)
      throw error;
    throw domainError('invalid-request-param', { field: 'body', detail: 'The form is not complete.' });
  }
  for (const name of schema.required ?? []) {
    if (!(name in body.fields) && !(name in body.lists) && !(name in body.files))
      throw refused(name, 'is missing');
  }
  return body;
}

type BytesOf = (file: MultipartFile) => Promise<Pick<UploadedFile, 'bytes' | 'path'>>;

const fileInMemory: BytesOf = async (file) => ({ bytes: await file.toBuffer() });

/** Stores a file on disk. Files are deleted when their request ends, unless they were moved. */
function fileOnDisk(request: FastifyRequest, incoming: IncomingFiles, maxBytes: number): BytesOf {
  return async ({ file }) => {
    const bytes = Number(request.headers['content-length'] ?? maxBytes);
    await incoming.requireRoom(bytes);
    const path = await incoming.takeFrom(request.viewer?.userId ?? '', bytes, file);
    request.incomingPaths = [...(request.incomingPaths ?? []), path];
    return { bytes: Buffer.of(), path };
  };
}

async function addPart(
  body: MultipartBody,
  part: Multipart,
  known: Record<string, Schema>,
  bytesOf: BytesOf,
): Promise<void> {
  const name = part.fieldname;
  const expected = Object.hasOwn(known, name) ? known[name] : undefined;
  if (expected === undefined) throw refused(name, 'is not known here');
  if (name in body.fields || name in body.files) throw refused(name, 'was sent twice');
  const isFile = expected.format === 'binary';
  if (isFile !== (part.type === 'file'))
    throw refused(name, isFile ? 'must be a file' : 'must not be a file');
  if (part.type === 'field' && expected.type === 'array') {
    body.lists[name] = [...(body.lists[name] ?? []), String(part.value)];
  } else if (part.type === 'field') body.fields[name] = String(part.value);
  else {
    const { filename, mimetype: contentType } = part;
    body.files[name] = { filename, contentType, ...(await bytesOf(part)) };
  }
}

function refused(field: string, why: string): Error {
  return domainError('invalid-request-param', { field, detail: `${field} ${why}.` });
}
