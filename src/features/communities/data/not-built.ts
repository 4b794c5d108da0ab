import { isApiError } from '#src/shared/api/call/errors.ts';

/** Code of openapi/errors.yaml for operations that a server does not have yet. */
const NOT_BUILT_CODE = 5001;

/** Returns true for the answer of a server that does not have an operation yet; its feature is hidden then. */
export function isNotBuilt(error: unknown): boolean {
  return isApiError(error, NOT_BUILT_CODE);
}
