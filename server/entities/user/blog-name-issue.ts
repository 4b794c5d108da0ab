import type { ErrorSlug } from '#generated/errors.ts';
import { blogNameProblem } from '#server/core/blog-names.ts';
import type { ErrorWords } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { suggestNames } from './name-suggestions.ts';
import { takenNames } from './repository.ts';

type Cause = readonly [ErrorSlug, ErrorWords];

/** Returns the problem with a name for a new blog; for a taken name, with free alternatives. */
export async function blogNameIssue(
  db: Queryable,
  name: string,
  reserved: ReadonlySet<string>,
): Promise<Cause | undefined> {
  const trimmed = name.trim();
  const problem = blogNameProblem(trimmed, reserved);
  if (problem === 'invalid') return ['blog-name-invalid', {}];
  const taken = problem === 'reserved' || (await takenNames(db, [trimmed])).size > 0;
  if (!taken) return undefined;
  const suggestedNames = await suggestNames(db, trimmed, reserved);
  return ['blog-name-unavailable', { suggestedNames, innerCode: 3 }];
}
