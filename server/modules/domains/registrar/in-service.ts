import { domainError } from '#server/core/errors.ts';
import { RegistryInMaintenance } from './registrar.ts';

/**
 * Returns the answer of a registrar.
 *
 * @throws domain-tld-in-maintenance when the registry does not answer
 */
export async function inService<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RegistryInMaintenance) throw domainError('domain-tld-in-maintenance');
    throw error;
  }
}
