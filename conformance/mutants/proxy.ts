import { readBoundedText } from '../caller.ts';
import { operationRows } from '../contract.ts';
import { newMemory, recordRegistration } from './memory.ts';
import type { Body, ProxyFault, ProxyMemory, ReceivedAnswer, SentRequest } from './mutant.ts';

const NO_BODY: ReadonlySet<number> = new Set([204, 304]);

const addresses = operationRows.map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  // Literal paths match before those with placeholders.
  placeholderCount: path.split('{').length,
  shape: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));
addresses.sort((a, b) => a.placeholderCount - b.placeholderCount);

function operationAt(method: string, { pathname }: URL): string | undefined {
  // The operation of GET also answers HEAD.
  const wanted = method === 'HEAD' ? 'GET' : method;
  return addresses.find((row) => row.method === wanted && row.shape.test(pathname))?.id;
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sentOf(request: Request): Promise<SentRequest & { raw: Uint8Array<ArrayBuffer> | undefined }> {
  const url = new URL(request.url);
  const { method } = request;
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const raw = bytes.length === 0 ? undefined : bytes;
  const json = request.headers.get('content-type')?.includes('json')
    ? parsed(new TextDecoder().decode(bytes))
    : undefined;
  return {
    operation: operationAt(method, url),
    method,
    url,
    headers: new Headers(request.headers),
    json,
    raw,
  };
}

type Whole = Awaited<ReturnType<typeof sentOf>>;

async function pass({ method, url, headers, json, raw }: Whole, init?: RequestInit): Promise<ReceivedAnswer> {
  const body = json === undefined ? raw : JSON.stringify(json);
  const answer = await globalThis.fetch(url, { ...init, method, headers, ...(body ? { body } : {}) });
  // An event stream stays open.
  const text = await readBoundedText(answer);
  const given = new Headers(answer.headers);
  // fetch has already decompressed the body.
  given.delete('content-encoding');
  given.delete('content-length');
  return { status: answer.status, headers: given, text, json: parsed(text) };
}

const seenAs = (value: SentRequest | ReceivedAnswer) => JSON.stringify([value, [...value.headers]]);

/**
 * Returns a fetch that applies faults to the calls and answers passing through.
 *
 * @param markEffective called each time a fault changed something
 */
export function faultyFetch(
  faults: ReadonlyArray<ProxyFault & { markEffective: () => void }>,
  memory: ProxyMemory = newMemory(),
): typeof globalThis.fetch {
  return async (input, init) => {
    const sent = await sentOf(input as Request);
    const own = faults.filter(({ operation }) => operation === undefined || operation === sent.operation);
    const forwardedRequest = { ...sent, url: new URL(sent.url), headers: new Headers(sent.headers) };
    for (const { request, markEffective } of own) {
      const before = seenAs(forwardedRequest);
      if (request && forwardedRequest.json !== undefined)
        forwardedRequest.json = structuredClone(forwardedRequest.json);
      request?.(forwardedRequest, memory);
      if (seenAs(forwardedRequest) !== before) markEffective();
    }
    const made = own.map(({ instead, markEffective }) => ({
      got: instead?.(forwardedRequest, memory),
      markEffective,
    }));
    const taken = made.find(({ got }) => got !== undefined);
    taken?.markEffective();
    const got = taken?.got ?? (await pass(forwardedRequest, init));
    recordRegistration(memory, sent, got);
    for (const { alterAnswer, markEffective } of own) {
      if (!alterAnswer) continue;
      const before = seenAs(got);
      const body = JSON.stringify(got.json);
      await alterAnswer(got, forwardedRequest, {
        memory,
        resend: async (change) => {
          const other = { ...sent, url: new URL(sent.url), headers: new Headers(sent.headers) };
          if (other.json !== undefined) other.json = structuredClone(other.json);
          change(other);
          markEffective();
          return pass(other);
        },
      });
      if (JSON.stringify(got.json) !== body) got.text = JSON.stringify(got.json) ?? got.text;
      if (seenAs(got) !== before) markEffective();
    }
    const { status, headers, text } = got;
    return new Response(NO_BODY.has(status) || sent.method === 'HEAD' ? null : text, { status, headers });
  };
}
