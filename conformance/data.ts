import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Row } from './contract.ts';

/** The data of the kit, which lies beside the contract: `openapi/conformance/*.yaml`. Its README tells each shape. */

export interface Recipe {
  /** Who calls: `owner` for reading and `busy` for writing, unless said otherwise; `alone` is a member made for this call. */
  as?: 'owner' | 'busy' | 'alone' | 'visitor';
  /** Things to be made first, by their names. */
  make?: string[];
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Thing extends Omit<Recipe, 'make' | 'as'> {
  call: string;
  /** Who makes it: whoever the story is about, unless said otherwise. */
  as?: string;
  /** Where in the answer it lies; `somebody` is no call but a member that is registered for it. */
  keep: string;
}

export interface Refusal {
  code: number;
  /** What is changed in a request that keeps the contract: see `sections/variations.ts`. */
  variation: string;
  title: string;
}

/** What a step must be answered. Without any of it: a success. */
export interface Expect {
  status?: number;
  code?: number;
  /** Any of these will do: `201`, `409/4011`. For what is sent several times at once. */
  oneOf?: string[];
  /** Values that lie there, and values that do not. */
  is?: Record<string, unknown>;
  isNot?: Record<string, unknown>;
  /** Places where nothing lies. */
  nothing?: string[];
  /** Lists that hold a value, and lists that do not: `response.posts.*.id`. */
  holds?: Record<string, unknown>;
  lacks?: Record<string, unknown>;
  /** Patterns of headers; null for one that must not be there. */
  headers?: Record<string, string | null>;
}

export interface Step extends Omit<Recipe, 'make' | 'as'> {
  call: string;
  /** `me` (unless said otherwise), `other`, `visitor`, `site` (the site's own client), a member of the cast, or what was kept. */
  as?: string;
  /** The CSRF token of a session is left out or made up. */
  csrf?: 'none' | 'wrong';
  /** How often it is made, one after the other; once unless said. */
  times?: number;
  /** How often it is made at the same time. */
  atOnce?: number;
  expect?: Expect;
  /** Names for what lies in the answer. */
  keep?: Record<string, string>;
  /** A name for the cookie session that the answer began. */
  keepSession?: string;
  /** A name for the access token that the answer gave. */
  keepToken?: string;
}

export interface Law {
  name: string;
  title: string;
  /** The operation it is about. */
  about: string;
  /** Members that are registered for it alone. */
  cast?: string[];
  steps: Step[];
}

export interface ListLaw extends Pick<Recipe, 'path' | 'query'> {
  list: string;
  items: string;
  id: string;
  /** What is made once before. */
  first?: string[];
  /** The things that are made for each item, in this order. */
  make: string[];
  /** Where in what was made last the item's id lies; without it the items are counted. */
  made?: string;
  /** Which of what was made comes first, where the contract says so. */
  order?: 'newest' | 'oldest';
  /** Lists that count instead of pointing are walked while nothing changes. */
  counts?: boolean;
  /** How many items; eight unless said. */
  howMany?: number;
  /** The call that takes an item out again. */
  remove?: Pick<Recipe, 'path' | 'query' | 'body'> & { call: string };
}

export interface Undo extends Pick<Recipe, 'path' | 'query' | 'body'> {
  call: string;
  with: string;
  /** With the access token that the call gave, instead of as who made it. */
  as?: 'token';
}

/** Why codes are not provoked on operations that nothing of the kit brought to them. */
interface Unseen {
  codes: number[];
  why: string;
}

export interface Level {
  level: string;
  tags: string[];
  methods?: string[];
}

function read<T>(name: string): T {
  return parse(readFileSync(new URL(`../openapi/conformance/${name}.yaml`, import.meta.url), 'utf8')) as T;
}

export const recipes = read<Record<string, Recipe>>('recipes');
export const things = read<Record<string, Thing>>('things');
export const refusals = read<Refusal[]>('refusals');
const LAWS = new URL('../openapi/conformance/laws/', import.meta.url);
export const laws = readdirSync(LAWS)
  .sort()
  .flatMap((file) => read<Law[]>(`laws/${file.replace('.yaml', '')}`));
export const lists = read<ListLaw[]>('lists');
export const ownWords = read<Record<string, string[]>>('words');
export const undos = read<Undo[]>('undo');
/** By code. */
export const whyUnseen: ReadonlyMap<number, string> = new Map(
  read<Unseen[]>('unseen').flatMap(({ codes, why }) => codes.map((code) => [code, why])),
);
const levels = read<Level[]>('levels');

/** In the order in which servers usually grow. */
export const levelNames: readonly string[] = [...new Set(levels.map(({ level }) => level))];

/** The level of an operation: the first row that has its tag and method. */
export function levelOf({ tag, method }: Pick<Row, 'tag' | 'method'>): string {
  const fits = ({ tags, methods }: Level) => tags.includes(tag) && (methods?.includes(method) ?? true);
  return levels.find(fits)?.level ?? 'platform';
}
