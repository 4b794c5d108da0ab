import { type Answer, isEncoded, type Request } from './caller.ts';
import type { Exchange } from './model.ts';

/** Greatest number of characters of an answer in a report. */
const MAX_BODY_LENGTH = 2000;
/** Fields of bodies whose values are secrets of the run's members. */
const SECRET_FIELD = /password|token|secret|csrf|^(?:email|username)$/i;

/**
 * Returns a request and its answer as a report shows them: the request as a curl command to send it again, the answer
 * as it came. Tokens and cookies are shell variables, and secrets in bodies are left out.
 */
export function exchangeOf(url: string, { sent, status, headers, text, json }: Answer): Exchange | undefined {
  if (sent === undefined) return undefined;
  const requestId = headers.get('x-request-id');
  const body = json === undefined ? text : JSON.stringify(withoutSecrets(json));
  return {
    curl: curlOf(url, sent.request, sent.credentials),
    status,
    ...(requestId === null ? {} : { requestId }),
    body: body.length > MAX_BODY_LENGTH ? `${body.slice(0, MAX_BODY_LENGTH)}…` : body,
  };
}

/** Kinds of identification that a request carried. */
export type Credentials = 'client' | 'session' | 'session-without-csrf';

const CREDENTIAL_HEADERS: Record<Credentials, string[]> = {
  client: ['Authorization: Bearer $TOKEN'],
  session: ['Authorization: Bearer $TOKEN', 'Cookie: $COOKIE', 'X-CSRF: $CSRF'],
  'session-without-csrf': ['Authorization: Bearer $TOKEN', 'Cookie: $COOKIE'],
};

const isNamed = (name: string, wanted: string): boolean => name.toLowerCase() === wanted;

/** Returns the headers that identify the caller, as shell variables: a request may have a signature instead, or none. */
function credentialHeaders(headers: Record<string, string | null>, credentials: Credentials): string[] {
  const usual = CREDENTIAL_HEADERS[credentials];
  const [, own] = Object.entries(headers).find(([name]) => isNamed(name, 'authorization')) ?? [];
  if (own === undefined) return usual;
  const others = usual.filter((header) => !header.startsWith('Authorization'));
  return own === null ? others : ['Authorization: $SIGNATURE', ...others];
}

function curlOf(url: string, request: Request, credentials: Credentials): string {
  const { method, body, headers = {} } = request;
  // curl names the type of a form itself.
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const lines = [
    `curl -i -X ${method.toUpperCase()} ${quoted(addressOf(url, { ...request, query: shownQuery(request) }))}`,
    ...credentialHeaders(headers, credentials).map((header) => `-H "${header}"`),
    `-H ${quoted('Accept: application/json;format=camelcase')}`,
    ...(body === undefined || isForm || Object.keys(headers).some((name) => isNamed(name, 'content-type'))
      ? []
      : [`-H ${quoted('Content-Type: application/json')}`]),
    ...Object.entries(headers)
      .filter(([name]) => !isNamed(name, 'authorization'))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return lines.join(' \\\n  ');
}

/** Returns the query with its secrets left out: `api_key` is the token of the client. */
function shownQuery({ query = {} }: Request): Record<string, unknown> {
  const { api_key: key, ...others } = withoutSecrets(query) as Record<string, unknown>;
  return key === undefined ? others : { ...others, api_key: '…' };
}

/** Returns the options of curl that send a body; the files of a form are those of `openapi/conformance/files`. */
function bodyOptions(body: unknown): string[] {
  if (body instanceof FormData)
    return [...body].map(([name, part]) =>
      part instanceof File
        ? `-F ${quoted(`${name}=@openapi/conformance/files/${part.name};type=${part.type}`)}`
        : `-F ${quoted(`${name}=${part}`)}`,
    );
  if (body instanceof URLSearchParams) {
    const shown = withoutSecrets(Object.fromEntries(body)) as Record<string, string>;
    return Object.entries(shown).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  return [`--data-raw ${quoted(isEncoded(body) ? String(body) : JSON.stringify(withoutSecrets(body)))}`];
}

/** Returns the whole address of a request, with its query. */
export function addressOf(url: string, { path, pathValues = {}, query = {} }: Request): string {
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) =>
    pathValues[name] === undefined ? whole : encodeURIComponent(pathValues[name]),
  );
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const [key, each] of flattened(name, value)) parameters.append(key, each);
  }
  return `${url}${filled}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Returns a parameter as the contract's style writes it: lists repeat the name, objects are `name[key]`. */
function flattened(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((each) => [name, String(each)]);
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => flattened(`${name}[${key}]`, each));
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'string' && SECRET_FIELD.test(name) ? '…' : withoutSecrets(each),
    ]),
  );
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
