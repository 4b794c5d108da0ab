import type { WorkContext } from '#server/define-module.ts';
import type { Registrar } from './registrar.ts';
import { SandboxRegistrar } from './sandbox-registrar.ts';

/** Endings that are sold. Their prices are in the catalogue, as `domain-<ending>`. */
export const SOLD_TLDS: readonly string[] = [
  ...['com', 'net', 'org', 'blog', 'photo', 'garden', 'studio', 'art', 'film'],
];

/** Most years for which a domain is registered (ICANN). */
export const MAX_YEARS = 10;

/** Returns the registrar of the site: the built-in sandbox. A real one is chosen here. */
export function registrarOf({ db, services }: Pick<WorkContext, 'db' | 'services'>): Registrar {
  return new SandboxRegistrar(db, services.now, services.publicUrl);
}
