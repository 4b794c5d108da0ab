/** What everything that `api.ts` measures has in common. */
import type { FastifyInstance } from 'fastify';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { contextFor } from '#server/entities/post/present-many.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Database } from '../../server/db/database.ts';
import type { Call } from './load.ts';

/** A filled site that is being measured. */
export interface World {
  app: FastifyInstance;
  db: Database;
  url: string;
  token: string;
  postId: string;
  /** Members with their tokens. */
  writers: Array<readonly [string, string]>;
  /** Tokens of the {@link READERS}. */
  readers: Readonly<Record<keyof typeof READERS, string>>;
}

/**
 * A call, or several in turn, and what it is measured beside: the SQL it cannot do without, run bare, or the same calls
 * without what they are measured for.
 */
export type Measured = { name: string; calls: (world: World) => Call[] } & (
  | { bare: (world: World) => Promise<unknown> }
  | {
      without: (world: World) => Call[];
      /** Makes the site one with what is measured, or one without it, before each round. */
      prepare?: (world: World, isWith: boolean) => Promise<void>;
    }
);

/** The member whose eyes everything is measured with. */
export const USER = '1';

/**
 * Members who read unlike that one (fill.ts): `many` follows a thousand blogs, or all there are; `calm` and `choosy`
 * follow the same fifty, and `choosy` blocks, mutes and filters besides, none of which those posts meet.
 */
export const READERS = { many: '90', calm: '91', choosy: '92' } as const;

/** A call that reads, as that member or as the one of another token. */
export function read({ token }: Pick<World, 'token'>, path: string): Call[] {
  return [{ path, headers: { Authorization: `Bearer ${token}` } }];
}

/** The rows of a page and what each of them shows, without presenting them. */
export async function bareFeed(
  { db }: Pick<World, 'db'>,
  ids: () => Promise<Array<{ id: string }>>,
  known: readonly BlogRow[] = [],
): Promise<void> {
  const bones = await ids();
  const rows = await postsByIds(
    db,
    bones.map((bone) => bone.id),
    USER,
  );
  await contextFor(db, rows, USER, known);
}

/** The first blog of the made-up world, as each call finds it. */
export async function benchBlog({ db }: Pick<World, 'db'>): Promise<BlogRow> {
  const blog = await findBlog(db, 'bench-1', USER);
  if (!blog) throw new Error('The blog of the benchmark is missing');
  return blog;
}
