import { type Access, requirementsOf } from './access.ts';
import type { Method } from './document.ts';
import type { AskedScope } from './scopes.ts';

/** What of an operation decides which failures follow from it by themselves. */
export interface OperationFacts {
  method: Method;
  access: Access;
  /** False when the operation does without the client's bearer token (`x-client: optional`). */
  needsClient: boolean;
  parameters: ReadonlyArray<{ name: string; in: string }>;
  hasBody: boolean;
  /** What an app needs for it. */
  scope: AskedScope;
  /** Whether it takes an Idempotency-Key (`x-idempotency`). */
  isIdempotent: boolean;
}

/** Any call can meet these: too fast, broken, not offered by this server, a service behind it broken, maintenance. */
const ALWAYS = [4029, 5000, 5001, 5002, 5003];

/**
 * The error codes an operation can answer because of what it is, without naming them in `x-errors`. Told in
 * openapi/README.md; this function is the only place that knows it.
 */
export function impliedCodes(facts: OperationFacts): Set<number> {
  const { method, access, parameters } = facts;
  const codes = new Set<number>(ALWAYS);
  if (facts.needsClient) codes.add(1016);
  // Every app may what `basic` says.
  if (facts.needsClient && facts.scope !== 'basic') codes.add(1018);
  if (access !== 'public') codes.add(1034);
  const asked = requirementsOf(access);
  if (asked.length > 0) codes.add(4003);
  if (asked.some((requirement) => requirement.name !== undefined)) codes.add(4004);
  if (method !== 'get') codes.add(1019);
  if (parameters.length > 0 || facts.hasBody) codes.add(5016);
  if (parameters.some((parameter) => parameter.name === 'cursor')) codes.add(5039);
  if (parameters.some((parameter) => parameter.in === 'path')) codes.add(4004);
  if (facts.isIdempotent) for (const code of [4010, 4011, 5016]) codes.add(code);
  if (facts.hasBody) {
    codes.add(5013);
    codes.add(5015);
  }
  return codes;
}
