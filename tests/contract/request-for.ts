import { type BundledParameter, type JsonSchema, type OperationRow, resolve } from './bundle.ts';

/** Texts that fit the patterns of the contract; a parameter that none fits has an `example`. */
const TEXTS = [
  'sample',
  '801954372210065408',
  'example.com',
  'https://example.com/',
  '2026-11-14',
  'kR3tQz8a',
  '#1b1f3b',
];

/** Returns a value that a parameter's schema allows. */
export function sampleOf(schema: JsonSchema | undefined): unknown {
  const found = schema ? resolve<JsonSchema>(schema) : {};
  const given = found.const ?? found.default ?? found.examples?.[0] ?? found.enum?.[0];
  if (given !== undefined) return given;
  const type = Array.isArray(found.type) ? found.type[0] : found.type;
  if (type === 'integer' || type === 'number') return found.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [sampleOf(found.items)];
  const pattern = new RegExp(found.pattern ?? '', 'u');
  const text = TEXTS.find((candidate) => pattern.test(candidate));
  if (text === undefined) throw new Error(`No sample fits ${found.pattern}; give the parameter an example`);
  return text.padEnd(found.minLength ?? 0, '-');
}

function textOf(parameter: BundledParameter): string {
  return String(parameter.example ?? sampleOf(parameter.schema));
}

const BOUNDARY = 'part-of-a-sample';

function multipart(schema: JsonSchema | undefined): string {
  const { properties = {}, required = [] } = resolve<JsonSchema>(schema ?? {});
  const parts = required.map(
    (name) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(sampleOf(properties[name]))}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** Returns a request that the contract allows: the first example of the body, and every required parameter. */
export function requestFor({ path, operation, parameters }: OperationRow) {
  const isNeeded = (place: string) => (parameter: BundledParameter) =>
    parameter.in === place && parameter.required;
  const pathname = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return encodeURIComponent(parameter ? textOf(parameter) : 'sample');
  });
  const url = new URL(pathname, 'http://mock');
  for (const parameter of parameters.filter(isNeeded('query'))) {
    url.searchParams.set(parameter.name, textOf(parameter));
  }
  const [success] = Object.values(operation.responses);
  const answered = Object.keys(success?.content ?? {});
  const headers: Record<string, string> = {
    authorization: 'Bearer skein-web',
    accept: [
      'application/json;format=camelcase',
      ...answered.filter((type) => type !== 'application/json'),
    ].join(', '),
    cookie: 'sid=sample',
  };
  for (const parameter of parameters.filter(isNeeded('header'))) headers[parameter.name] = textOf(parameter);
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type) return { url, headers, body: undefined };
  const isForm = type === 'multipart/form-data';
  headers['content-type'] = isForm ? `${type}; boundary=${BOUNDARY}` : type;
  const body = isForm ? multipart(media?.schema) : Object.values(media?.examples ?? {})[0]?.value;
  return { url, headers, body };
}
