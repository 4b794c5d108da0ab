import { boundedText } from '../caller.ts';
import { rows } from '../contract.ts';
import { newMemory, remember } from './memory.ts';
import type { Body, Got, Memory, ProxyFault, Sent } from './mutant.ts';

const NO_BODY: ReadonlySet<number> = new Set([204, 304]);

const addresses = rows.map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  // Fixed addresses go before those with placeholders.
  holes: path.split('{').length,
  shape: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));
addresses.sort((a, b) => a.holes - b.holes);

function operationAt(method: string, { pathname }: URL): string | undefined {
  // Who answers a GET answers its HEAD.
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

async function sentOf(request: Request): Promise<Sent & { raw: Uint8Array<ArrayBuffer> | undefined }> {
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

async function pass({ method, url, headers, json, raw }: Whole, init?: RequestInit): Promise<Got> {
  const body = json === undefined ? raw : JSON.stringify(json);
  const answer = await globalThis.fetch(url, { ...init, method, headers, ...(body ? { body } : {}) });
  // A stream of events stays open.
  const text = await boundedText(answer);
  const given = new Headers(answer.headers);
  // The body was unpacked.
  given.delete('content-encoding');
  given.delete('content-length');
  return { status: answer.status, headers: given, text, json: parsed(text) };
}

const seenAs = (value: Sent | Got) => JSON.stringify([value, [...value.headers]]);

/**
 * A fetch that spoils what passes through it.
 *
 * @param bite told each time a fault changed something
 */
export function faultyFetch(
  faults: ReadonlyArray<ProxyFault & { bite: () => void }>,
  memory: Memory = newMemory(),
): typeof globalThis.fetch {
  return async (input, init) => {
    const sent = await sentOf(input as Request);
    const own = faults.filter(({ operation }) => operation === undefined || operation === sent.operation);
    const asked = { ...sent, url: new URL(sent.url), headers: new Headers(sent.headers) };
    for (const { request, bite } of own) {
      const before = seenAs(asked);
      if (request && asked.json !== undefined) asked.json = structuredClone(asked.json);
      request?.(asked, memory);
      if (seenAs(asked) !== before) bite();
    }
    const made = own.map(({ instead, bite }) => ({ got: instead?.(asked, memory), bite }));
    const taken = made.find(({ got }) => got !== undefined);
    taken?.bite();
    const got = taken?.got ?? (await pass(asked, init));
    remember(memory, sent, got);
    for (const { answer, bite } of own) {
      if (!answer) continue;
      const before = seenAs(got);
      const body = JSON.stringify(got.json);
      await answer(got, asked, {
        memory,
        resend: async (change) => {
          const other = { ...sent, url: new URL(sent.url), headers: new Headers(sent.headers) };
          if (other.json !== undefined) other.json = structuredClone(other.json);
          change(other);
          bite();
          return pass(other);
        },
      });
      if (JSON.stringify(got.json) !== body) got.text = JSON.stringify(got.json) ?? got.text;
      if (seenAs(got) !== before) bite();
    }
    const { status, headers, text } = got;
    return new Response(NO_BODY.has(status) || sent.method === 'HEAD' ? null : text, { status, headers });
  };
}
