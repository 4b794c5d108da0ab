import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { bundle, escapePointerSegment, type OperationRow } from './bundle.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, discriminator: false });
addFormats.default(ajv);
ajv.addSchema(bundle, 'contract');

/** Compiled once per worker. */
function compile(...keys: string[]): ValidateFunction {
  const pointer = `contract#/${keys.map(escapePointerSegment).join('/')}`;
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`The contract has no ${pointer}.`);
  return validate;
}

/** Returns the validator of an operation's JSON answer with that status. */
export function answerValidator({ path, method }: OperationRow, status: string): ValidateFunction {
  return compile('paths', path, method, 'responses', status, 'content', 'application/json', 'schema');
}

/** Returns the validator of an operation's JSON request body. */
export function requestValidator({ path, method }: OperationRow): ValidateFunction {
  return compile('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
}

/** Returns a validator's errors for a value, or undefined. */
export function faultOf(validate: ValidateFunction, value: unknown): string | undefined {
  if (validate(value)) return undefined;
  const error = validate.errors?.[0];
  return `${error?.instancePath || 'the whole'} ${error?.message} (${JSON.stringify(error?.params)})`;
}
