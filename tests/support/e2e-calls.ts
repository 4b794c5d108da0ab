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

interface Failure {
  errors?: { code: number; detail: string }[];
}

function isCall(method: string, url: URL): boolean {
  return method !== 'OPTIONS' && prefixes.has(url.pathname.split('/')[1]);
}

/**
 * What a call tells of the contract's use; a problem where it is no call of the contract, or where the server said 500
 * instead of an answer that breaks its schema; undefined for what is no call at all.
 */
export function callOf(
  { method, url, body }: { method: string; url: URL; body: string | null },
  status: number,
  { errors = [] }: Failure,
): SeenCall | { problem: string } | undefined {
  if (!isCall(method, url)) return undefined;
  const operation = operationAt(method, url.pathname);
  if (operation === undefined) return { problem: `${method} ${url.pathname} is not in the contract` };
  const broken = errors.find(({ detail }) => detail.includes('against the contract'));
  if (broken) return { problem: broken.detail };
  return { operation, status, codes: errors.map(({ code }) => code), parameters: namesOf(url, body) };
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
    if (!isCall(method, url)) return;
    const status = response.status();
    const body = status < 400 ? {} : ((await response.json()) as Failure);
    const seen = callOf({ method, url, body: request.postData() }, status, body);
    if (seen === undefined) return;
    if ('problem' in seen) this.problems.push(seen.problem);
    else this.#calls.push(seen);
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
