import { afterEach, beforeEach } from 'vitest';

type ConsoleMethod = 'error' | 'warn';
type Call = { method: ConsoleMethod; text: string };

const METHODS: ConsoleMethod[] = ['error', 'warn'];
let calls: Call[] = [];
let allowed: { method: ConsoleMethod; pattern: RegExp }[] = [];

function describe(value: unknown): string {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}

/**
 * Allows this test to print something matching `pattern` with `console[method]`. The allowance ends with the test, and
 * the test fails if the message never comes, so that no allowance outlives its reason.
 *
 * @public
 */
export function expectConsole(method: ConsoleMethod, pattern: RegExp): void {
  allowed.push({ method, pattern });
}

/** Turns every unexpected `console.error` and `console.warn` of a test into a failure. */
export function failOnConsole(): void {
  const originals = { error: console.error, warn: console.warn };

  beforeEach(() => {
    calls = [];
    allowed = [];
    for (const method of METHODS) {
      console[method] = (...args: unknown[]) => {
        calls.push({ method, text: args.map(describe).join(' ') });
      };
    }
  });

  afterEach(() => {
    for (const method of METHODS) console[method] = originals[method];
    const matches = (rule: { method: ConsoleMethod; pattern: RegExp }, call: Call): boolean =>
      rule.method === call.method && rule.pattern.test(call.text);
    const unexpected = calls.filter((call) => !allowed.some((rule) => matches(rule, call)));
    const missing = allowed.filter((rule) => !calls.some((call) => matches(rule, call)));
    const lines = [
      ...unexpected.map((call) => `unexpected console.${call.method}: ${call.text}`),
      ...missing.map((rule) => `console.${rule.method} never printed ${rule.pattern}`),
    ];
    if (lines.length > 0) throw new Error(lines.join('\n'));
  });
}
