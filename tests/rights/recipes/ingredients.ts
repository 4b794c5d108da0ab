import type { World } from '../world.ts';

/** The parts of a call besides its address: enough to succeed for a permitted caller. */
export interface Ingredients {
  path?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object | Buffer;
  headers?: Record<string, string>;
  /** Set when the call concerns `desk`: the code that a caller blocked there gets. */
  codeForBlocked?: number;
  /** The code that every permitted caller gets, where another test checks the success. */
  code?: number;
}

/** Returns the parts of a call; each use creates the data it concerns anew. */
export type Recipe = (world: World) => Ingredients | Promise<Ingredients>;

export const DESK = { blog: 'desk' };
export const ALREADY_GONE = 4004;

export const plain: Recipe = () => ({});
export function withPath(
  path: Record<string, string>,
  query: Record<string, string> = {},
  more: Partial<Ingredients> = {},
): Recipe {
  return () => ({ path, query, ...more });
}
export const withQuery = (query: Record<string, string>): Recipe => withPath({}, query);
export function withBody(payload: object, code?: number): Recipe {
  return () => (code ? { payload, code } : { payload });
}

/** Concerns an item sent to `desk`, or to the caller's blogs, that no longer exists. */
export const goneAlready: Recipe = () => ({ path: DESK, query: { ids: '1' } });
/** Concerns an unrelated member. */
export function onFreshMember(make: (name: string) => Ingredients): Recipe {
  return async (world) => {
    const { blogName } = await world.t.member(`fresh-${world.serial()}`);
    return make(blogName);
  };
}
