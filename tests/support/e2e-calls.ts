import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Response } from '@playwright/test';
import { type OperationId, operations } from '#generated/operations.ts';

/** A call that a browser made, as far as it tells what of the contract is used. */
export interface SeenCall {
  operation: OperationId;
  status: number;
  /** Codes of a failure. */
  codes: number[];
  /** Names of the query and of the outermost fields of the body. */
  parameters: string[];
}

const prefixes = new Set(Object.values(operations).map(({ path }) => path.split('/')[1]));
const known = Object.entries(operations)
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method,
    pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    literals: path.split('/').filter((piece) => !piece.startsWith('{')).length,
  }))
  .sort((a, b) => b.literals - a.literals);

/** The operation at an address; undefined when the contract has none there. */
export function operationAt(method: string, path: string): OperationId | undefined {
  return known.find((operation) => operation.method === method && operation.pattern.test(path))?.id;
}

/**
 * Listens to what a browser asks and is answered. The server checks every answer against the contract
 * (`CHECK_RESPONSES`) and says 500 instead of one that breaks it; here such an answer, and a call the contract does not
 * have, become problems.
 */
export class CallRecord {
  readonly problems: string[] = [];
  readonly #calls: SeenCall[] = [];
  readonly #underWay = new Set<Promise<void>>();

  listenTo(context: BrowserContext): void {
    context.on('response', (response) => {
      const seeing = this.#see(response)
        // Of a page that is gone there is no body to read.
        .catch(() => undefined)
        .finally(() => this.#underWay.delete(seeing));
      this.#underWay.add(seeing);
    });
  }

  async #see(response: Response): Promise<void> {
    const request = response.request();
    const url = new URL(response.url());
    const method = request.method();
    if (method === 'OPTIONS' || !prefixes.has(url.pathname.split('/')[1])) return;
    const operation = operationAt(method, url.pathname);
    if (operation === undefined) {
      this.problems.push(`${method} ${url.pathname} is not in the contract`);
      return;
    }
    const status = response.status();
    const call: SeenCall = { operation, status, codes: [], parameters: namesOf(url, request.postData()) };
    this.#calls.push(call);
    if (status < 400) return;
    const body = (await response.json()) as { errors?: { code: number; detail: string }[] };
    call.codes.push(...(body.errors ?? []).map(({ code }) => code));
    const broken = body.errors?.find(({ detail }) => detail.includes('against the contract'));
    if (broken) this.problems.push(broken.detail);
  }

  /** Waits for what is still being read; puts the calls into a folder when there is one for them. */
  async finish(folder = process.env.E2E_CALLS): Promise<void> {
    await Promise.all(this.#underWay);
    if (folder === undefined || this.#calls.length === 0) return;
    const lines = this.#calls.map((call) => `${JSON.stringify(call)}\n`);
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
  }
}

function namesOf(url: URL, body: string | null): string[] {
  const names = [...url.searchParams.keys()];
  try {
    const value = JSON.parse(body ?? '{}') as unknown;
    if (typeof value === 'object' && value !== null) names.push(...Object.keys(value));
  } catch {
    // A form with files: its parts are judged by the server.
  }
  return [...new Set(names)];
}
