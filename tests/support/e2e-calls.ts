import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Response } from '@playwright/test';
import { type OperationId, operations } from '#generated/operations.ts';
import type { FailedResponse } from './e2e-failures.ts';

/** A browser's call, reduced to what it uses of the contract. */
export interface RecordedCall {
  operation: OperationId;
  status: number;
  /** Error codes of a failure. */
  codes: number[];
  /** Names of query parameters and of top-level fields of the body. */
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

/** Returns the operation at an address; undefined when the contract has none. */
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
 * Returns what a call uses of the contract; a problem when the contract has no such call, or when the server answered
 * 500 because its answer would break the schema; undefined when it is no API call.
 */
export function callOf(
  { method, url, body }: { method: string; url: URL; body: string | null },
  status: number,
  { errors = [] }: Failure,
): RecordedCall | { problem: string } | undefined {
  if (!isCall(method, url)) return undefined;
  const operation = operationAt(method, url.pathname);
  if (operation === undefined) return { problem: `${method} ${url.pathname} is not in the contract` };
  const broken = errors.find(({ detail }) => detail.includes('against the contract'));
  if (broken) return { problem: broken.detail };
  return { operation, status, codes: errors.map(({ code }) => code), parameters: namesOf(url, body) };
}

/**
 * Records the calls of a browser. The server checks every answer against the contract (`CHECK_RESPONSES`) and answers
 * 500 instead of one that breaks it; such an answer, and a call that the contract does not have, become problems.
 */
export class CallRecorder {
  readonly problems: string[] = [];
  /** Responses with a failing status, also of documents and files. */
  readonly failures: FailedResponse[] = [];
  readonly #calls: RecordedCall[] = [];
  readonly #underWay = new Set<Promise<void>>();

  listenTo(context: BrowserContext): void {
    context.on('response', (response) => {
      this.#noteFailure(response);
      const seeing = this.#see(response)
        // The body of a closed page cannot be read.
        .catch(() => undefined)
        .finally(() => this.#underWay.delete(seeing));
      this.#underWay.add(seeing);
    });
  }

  #noteFailure(response: Response): void {
    const status = response.status();
    if (status < 400) return;
    const { pathname } = new URL(response.url());
    this.failures.push({ status, of: operationAt(response.request().method(), pathname) ?? pathname });
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

  /** Waits for pending reads; writes the calls into a folder when one is given. */
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
    // A form with files: the server validates its parts.
  }
  return [...new Set(names)];
}
