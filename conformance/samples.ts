import type { Request } from './caller.ts';
import { type OperationRow, resolve } from './contract.ts';
import type { Values } from './template-values.ts';

/** Texts that fit the patterns of the contract. None names anything that exists. */
const TEXTS = [
  'sample',
  '801954372210065408',
  'example.com',
  'https://example.com/',
  '2026-11-14',
  'kR3tQz8a',
  '#1b1f3b',
  't:AAAAAAAAAAAAAAAAAAAAAA',
  'cat-objects',
  '+1.2025550100',
  'PT',
];

type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

function textFor({ pattern, format, minLength }: Schema): string {
  if (format === 'date-time') return '2026-11-14T12:00:00Z';
  if (format === 'date') return '2026-11-14';
  const shape = new RegExp(String(pattern ?? ''), 'u');
  const fits = (text: string) => shape.test(text) && (format !== 'uri' || text.startsWith('https:'));
  const text = TEXTS.find(fits) ?? 'sample';
  return text.padEnd(Number(minLength ?? 0), 'a');
}

/**
 * Returns a minimal value that a schema allows: only what is required. Fields named like something the run created get
 * its value, so that nobody else's data is named.
 */
export function sampleOf(given: unknown, own: Values = {}): unknown {
  const schema = resolve(given) as Schema;
  const fixed = schema.const ?? (schema.enum as unknown[] | undefined)?.[0];
  if (fixed !== undefined) return fixed;
  const form = (schema.oneOf ?? schema.anyOf) as unknown[] | undefined;
  if (form) return sampleOf(form[0], own);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') {
    return Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleOf(schema.items, own));
  }
  if (type === 'object' || schema.properties) {
    const whole = (schema.allOf as unknown[] | undefined)?.map((part) => sampleOf(part, own)) ?? [];
    const names = new Set(schema.required ?? []);
    for (const name of Object.keys(schema.properties ?? {})) {
      if (names.size < Number(schema.minProperties ?? 0)) names.add(name);
    }
    const fields = [...names].map((name) => [name, own[name] ?? sampleOf(schema.properties?.[name], own)]);
    return Object.assign({}, ...whole, Object.fromEntries(fields));
  }
  return textFor(schema);
}

const BOUNDARY = 'part-of-a-sample';

function formOf(schema: unknown, own: Values): string {
  const fields = Object.entries((sampleOf(schema, own) ?? {}) as Values);
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** Returns a request that the contract allows, with the values of `own` for parameters and fields of the same name. */
export function requestFor(row: OperationRow, own: Values): Request {
  const valuesIn = (place: string, needed: (name: string, required: boolean) => boolean) =>
    Object.fromEntries(
      row.parameters
        .filter(({ in: where, name, required }) => where === place && needed(name, required === true))
        .map(({ name, schema }) => [name, String(own[name] ?? sampleOf(schema, own))]),
    );
  const headers = valuesIn('header', (name, required) => required && name !== 'X-Version');
  if ('Idempotency-Key' in headers)
    headers['Idempotency-Key'] = `conform-${Date.now()}-${Math.random()}`.replace('.', '');
  const request: Request = {
    method: row.method,
    path: row.path,
    pathValues: valuesIn('path', () => true),
    query: valuesIn('query', (_, required) => required),
    headers,
  };
  const [type, media] = Object.entries(row.operation.requestBody?.content ?? {})[0] ?? [];
  if (!type) return request;
  if (type === 'application/json') return { ...request, body: sampleOf(media?.schema, own) };
  const contentType = type === 'multipart/form-data' ? `${type}; boundary=${BOUNDARY}` : type;
  const body = type === 'multipart/form-data' ? formOf(media?.schema, own) : 'sample';
  return { ...request, body, headers: { ...headers, 'Content-Type': contentType } };
}
