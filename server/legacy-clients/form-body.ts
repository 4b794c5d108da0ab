import type { FastifyRequest } from 'fastify';
import { DomainError, domainError } from '#server/core/errors.ts';
import { isTooDeep } from '#server/http/contract/json-depth.ts';
import type { UploadedFile } from '#server/http/contract/multipart.ts';

/** A form as sent by clients of the family: arbitrary fields, and files by part name. */
export type AnyForm = { fields: Record<string, unknown>; files: Map<string, UploadedFile> };

const LIMITS = { fileSize: 20 * 1024 * 1024, files: 30, fields: 100, fieldSize: 1_048_576 };

/** Reads a multipart body without a schema. A JSON part is parsed. */
export async function readAnyForm(request: FastifyRequest): Promise<AnyForm> {
  const form: AnyForm = { fields: {}, files: new Map() };
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      const { fieldname: name } = part;
      if (part.type === 'field') form.fields[name] = part.value;
      else {
        const bytes = await part.toBuffer();
        form.files.set(name, { filename: part.filename, contentType: part.mimetype, bytes });
      }
    }
  } catch (error) {
    if (error instanceof DomainError || (error as { statusCode?: number }).statusCode !== undefined)
      throw error;
    throw notReadable('The form is not complete.');
  }
  return form;
}

/** Returns the value of a form's part `json`; undefined when there is none. */
export function jsonPart({ fields }: AnyForm): unknown {
  const { json } = fields;
  if (typeof json !== 'string') return json;
  if (isTooDeep(json)) throw notReadable('The part json has too many levels.');
  try {
    return JSON.parse(json);
  } catch {
    throw notReadable('The part json is not valid JSON.');
  }
}

/**
 * Returns the fields of a urlencoded body, those with several values as lists. `tags[0]` counts as an item of `tags`.
 */
export function encodedFields(bytes: Buffer): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [sent, value] of new URLSearchParams(bytes.toString())) {
    const name = sent.replace(/\[\d{0,3}\]$/, '');
    const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const isItem = name !== sent;
    if (before === undefined) Object.defineProperty(fields, name, own(isItem ? [value] : value));
    else fields[name] = [...[before].flat(), value];
  }
  return fields;
}

/** Returns the descriptor of an own property, so that any name is safe, `__proto__` too. */
function own(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, writable: true, configurable: true };
}

function notReadable(detail: string): DomainError {
  return domainError('invalid-request-param', { field: 'body', detail });
}
