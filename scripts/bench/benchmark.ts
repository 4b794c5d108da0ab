/** Types and helpers shared by the benchmarks of `api.ts`. */
import type { FastifyInstance } from 'fastify';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { contextFor } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Database } from '../../server/db/database.ts';
import type { Call } from './load.ts';

/** A filled site that is being measured. */
export interface BenchmarkWorld {
  app: FastifyInstance;
  db: Database;
  url: string;
  token: string;
  postId: string;
  /** Members with their access tokens. */
  writers: Array<readonly [string, string]>;
  /** Access tokens of the {@link READERS}. */
  readers: Readonly<Record<keyof typeof READERS, string>>;
}

/**
 * A call, or several in turn, and the baseline: the SQL it cannot do without, run directly, or the same calls without
 * the feature being measured.
 */
export type Benchmark = { name: string; calls: (world: BenchmarkWorld) => Call[] } & (
  | { bare: (world: BenchmarkWorld) => Promise<unknown> }
  | {
      without: (world: BenchmarkWorld) => Call[];
      /** Called before each round: switches the measured feature on or off. */
      prepare?: (world: BenchmarkWorld, isWith: boolean) => Promise<void>;
    }
);

/** The member who makes the calls unless another token is given. */
export const READER_ID = '1';

/**
 * Members with special data (fill-database.ts): `many` follows a thousand blogs, or all there are; `calm` and `choosy`
 * follow the same fifty, and `choosy` also blocks, mutes and filters, which affects none of those posts.
 */
export const READERS = { many: '90', calm: '91', choosy: '92' } as const;

/** Returns a call that reads, as {@link READER_ID} or with the given token. */
export function readCall({ token }: Pick<BenchmarkWorld, 'token'>, path: string): Call[] {
  return [{ path, headers: { Authorization: `Bearer ${token}` } }];
}

/** Reads the rows of a page and their hydration, without presenting them. */
export async function queryFeed(
  { db }: Pick<BenchmarkWorld, 'db'>,
  ids: () => Promise<Array<{ id: string }>>,
  known: readonly BlogRow[] = [],
): Promise<void> {
  const bones = await ids();
  const rows = await postsByIds(
    db,
    bones.map((bone) => bone.id),
    READER_ID,
  );
  await contextFor(db, rows, READER_ID, known);
}

/** Returns the first blog of the generated data. */
export async function firstBlog({ db }: Pick<BenchmarkWorld, 'db'>): Promise<BlogRow> {
  const blog = await findBlog(db, 'bench-1', READER_ID);
  if (!blog) throw new Error('The blog of the benchmark is missing');
  return blog;
}
