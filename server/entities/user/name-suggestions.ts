import { blogNameProblem } from '#server/core/blog-names.ts';
import type { Queryable } from '#server/db/database.ts';
import { takenNames } from './repository.ts';

const FIRST =
  'amber brisk cedar dusky ember fable gentle hazel indigo juniper kindly lunar mellow north olive paper quiet russet silver tidal velvet wander woven'.split(
    ' ',
  );
const SECOND_WORDS =
  'anchor atlas birch bobbin brook comet darning harbor lantern ledger meadow moth needle notebook orchard pebble ribbon sparrow spindle thread tulip walnut'.split(
    ' ',
  );
const ADDITIONS = ['writes', 'again', 'daily', 'studio', 'notes', 'and-co', 'at-home'];

const SUGGESTED_NAME_COUNT = 5;
const MAX_NAME_LENGTH = 32;

function pick(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? '';
}

function candidates(like: string): string[] {
  const base = like
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_NAME_LENGTH - 9)
    .replace(/-+$/, '');
  const own = base ? [...ADDITIONS.map((word) => `${base}-${word}`), `the-${base}`, `dear-${base}`] : [];
  const invented = Array.from({ length: 12 }, () => `${pick(FIRST)}-${pick(SECOND_WORDS)}`);
  const numbered = Array.from(
    { length: 6 },
    () => `${pick(FIRST)}-${pick(SECOND_WORDS)}-${10 + Math.floor(Math.random() * 90)}`,
  );
  return [...own, ...invented, ...numbered];
}

/** Returns five free blog names, similar to the given one where there is one. */
export async function suggestNames(
  db: Queryable,
  like: string,
  reserved: ReadonlySet<string>,
): Promise<string[]> {
  const names = [...new Set(candidates(like))].filter((name) => !blogNameProblem(name, reserved));
  const taken = await takenNames(db, names);
  return names.filter((name) => !taken.has(name)).slice(0, SUGGESTED_NAME_COUNT);
}
