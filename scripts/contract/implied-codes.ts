import { type Access, requirementsOf } from './access.ts';
import type { Method } from './document.ts';
import type { RequiredScope } from './scopes.ts';

/** The properties of an operation that imply error codes. */
export interface OperationFacts {
  method: Method;
  access: Access;
  /** False when the operation works without the client's bearer token (`x-client: optional`). */
  needsClient: boolean;
  parameters: ReadonlyArray<{ name: string; in: string }>;
  hasBody: boolean;
  /** The scope that an app needs. */
  scope: RequiredScope;
  /** True when it takes an Idempotency-Key (`x-idempotency`). */
  isIdempotent: boolean;
  /** True when it belongs to a feature that the site can switch off (`x-feature`). */
  isGated: boolean;
}

/**
 * Codes of every call: too many requests, internal error, not offered by this server, failing upstream service,
 * maintenance.
 */
const UNIVERSAL_CODES = [4029, 5000, 5001, 5002, 5003];

/**
 * Returns the error codes that an operation's properties imply, so that it does not list them in `x-errors`. Documented
 * in openapi/README.md; this function is their only definition.
 */
export function impliedCodes(facts: OperationFacts): Set<number> {
  const { method, access, parameters } = facts;
  const codes = new Set<number>(UNIVERSAL_CODES);
  if (facts.needsClient) codes.add(1016);
  // Every app has the scope `basic`.
  if (facts.needsClient && facts.scope !== 'basic') codes.add(1018);
  if (access !== 'public') codes.add(1034);
  const requirements = requirementsOf(access);
  if (requirements.length > 0) codes.add(4003);
  if (requirements.some((requirement) => requirement.name !== undefined)) codes.add(4004);
  // A write that works without a client does not use the session cookie.
  if (method !== 'get' && facts.needsClient) codes.add(1019);
  if (parameters.length > 0 || facts.hasBody) codes.add(5016);
  if (parameters.some((parameter) => parameter.name === 'cursor')) codes.add(5039);
  if (facts.isGated || parameters.some((parameter) => parameter.in === 'path')) codes.add(4004);
  if (facts.isIdempotent) for (const code of [4010, 4011, 5016]) codes.add(code);
  if (facts.hasBody) {
    codes.add(5013);
    codes.add(5015);
  }
  return codes;
}
