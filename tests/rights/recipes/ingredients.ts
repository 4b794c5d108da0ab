import type { World } from '../world.ts';

/** What a call needs besides its address: enough to succeed for who may make it. */
export interface Ingredients {
  path?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object | Buffer;
  headers?: Record<string, string>;
  /** Set when the call is about `desk`: the code that who is blocked there gets. */
  gone?: number;
  /** The code that answers everybody who may call, where succeeding is another test's business. */
  code?: number;
}

/** How a call is made; each use makes anew what it is about. */
export type Recipe = (world: World) => Ingredients | Promise<Ingredients>;

export const DESK = { blog: 'desk' };
export const GONE = 4004;

export const plain: Recipe = () => ({});
export function named(
  path: Record<string, string>,
  query: Record<string, string> = {},
  more: Partial<Ingredients> = {},
): Recipe {
  return () => ({ path, query, ...more });
}
export const asked = (query: Record<string, string>): Recipe => named({}, query);
export function sent(payload: object, code?: number): Recipe {
  return () => (code ? { payload, code } : { payload });
}

/** About something sent to `desk`, or to the caller's blogs, that is gone already. */
export const goneAlready: Recipe = () => ({ path: DESK, query: { ids: '1' } });
/** About somebody nobody else has to do with. */
export function aboutFresh(make: (name: string) => Ingredients): Recipe {
  return async (world) => {
    const { blogName } = await world.t.member(`fresh-${world.serial()}`);
    return make(blogName);
  };
}
