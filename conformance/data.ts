import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationRow } from './contract.ts';
import type { MarkRule, RoleRule, ViewRule, VisibilityRule } from './scenes.ts';
import type { SignedBy } from './signature.ts';

/**
 * The data of the kit: about single operations from their fixtures (`generated/fixtures.json`), all other in
 * `openapi/conformance/`. The README there describes each shape.
 */

export interface Recipe {
  /**
   * The caller: `owner` for reading and `busy` for writing by default; `alone` is a member registered for this call.
   */
  as?: 'owner' | 'busy' | 'alone' | 'visitor';
  /** Names of the fixtures to create first. */
  make?: string[];
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Null for a header that is not sent. */
  headers?: Record<string, string | null>;
}

export interface Fixture extends Omit<Recipe, 'make' | 'as'> {
  call: string;
  /** The member who creates it: by default the one whom the scenario is about. */
  as?: string;
  /** Path of the fixture in the answer. `somebody` stands for a member that is registered for it instead of a call. */
  keep: string;
}

export interface Refusal {
  code: number;
  /** The change that makes a valid request invalid: see `sections/variations.ts`. */
  variation: string;
  title: string;
  /** Operations that the contract lets answer another way. */
  except?: string[];
}

/** The expected answer of a step. Without any field: a success. */
export interface Expect {
  status?: number;
  code?: number;
  /** Any of these suffices: `201`, `409/4011`. For requests that are sent several times at once. */
  oneOf?: string[];
  /** Values by path that must be equal, and values that must differ. */
  is?: Record<string, unknown>;
  isNot?: Record<string, unknown>;
  /** Paths without a value. */
  nothing?: string[];
  /** Lists that contain a value, and lists that do not: `response.posts.*.id`. */
  holds?: Record<string, unknown>;
  lacks?: Record<string, unknown>;
  /** Numbers by path that must not be smaller. */
  atLeast?: Record<string, number>;
  /** Moments in seconds since 1970, by path: so many seconds after the answer, give or take a minute. */
  moments?: Record<string, number>;
  /** Patterns of headers; null for one that must be missing. */
  headers?: Record<string, string | null>;
}

export interface Step extends Omit<Recipe, 'make' | 'as'> {
  call: string;
  /**
   * `me` (default), `other`, `visitor`, `site` (the site's own client), a member of the cast, or a stored session or
   * token.
   */
  as?: string;
  /** Sends no CSRF token of the session, or a wrong one. */
  csrf?: 'none' | 'wrong';
  /** Sends the body form-encoded instead of as JSON. A body with a file is a multipart form without it. */
  encoding?: 'form';
  /** The address, where it is not the operation's own: an alias for older clients, or with a slash at its end. */
  address?: string;
  /** The method, where an alias has another. */
  method?: 'post';
  /** The app that signs it, instead of a client token. */
  signedBy?: SignedBy;
  /** Sent as older clients do: its answer has their names, so it is not compared with the contract's schema. */
  isLegacy?: boolean;
  /** Number of times it is sent, one after the other; default 1. */
  times?: number;
  /** Number of times it is sent concurrently. */
  atOnce?: number;
  expect?: Expect;
  /** Names under which values of the answer are stored. */
  keep?: Record<string, string>;
  /** Name under which the cookie session of the answer is stored. */
  keepSession?: string;
  /** Name under which the access token of the answer is stored. */
  keepToken?: string;
}

export interface Law {
  name: string;
  title: string;
  /** The operation that the scenario is about. */
  about: string;
  /** Members that are registered for it alone. */
  cast?: string[];
  steps: Step[];
}

export interface ListLaw extends Pick<Recipe, 'path' | 'query'> {
  list: string;
  items: string;
  id: string;
  /** Fixtures that are created once at the start. */
  first?: string[];
  /** Fixtures that are created for each item, in this order. */
  make: string[];
  /** Path of the item's id in the last answer; without it the items are only counted. */
  made?: string;
  /** Order of the created items, where the contract defines it. */
  order?: 'newest' | 'oldest';
  /** A list that pages by offset instead of cursor is walked while nothing changes. */
  counts?: boolean;
  /** Number of items; default 8. */
  howMany?: number;
  /** The call that removes an item. */
  remove?: Pick<Recipe, 'path' | 'query' | 'body'> & { call: string };
}

/** An edit whose every field is tried (`edits.yaml`). */
export interface EditRule extends Pick<Recipe, 'make' | 'path'> {
  edit: string;
  /** Removes what would outlive the member. */
  after?: Step[];
  /** Fields sent with every edit. */
  base?: Record<string, unknown>;
  /** The call that reads the resource, and its path there. A list is searched for the item that has `find`. */
  read: Pick<Recipe, 'path' | 'query'> & { call: string; at: string };
  find?: Record<string, unknown>;
  /** Path of the resource in the answer of the edit itself. */
  answer?: string;
  /** Two values of a field, where its schema does not suffice. */
  fields?: Record<string, [unknown, unknown]>;
  /** Path of a field in the resource, where it is not the name in camel case. */
  shownAt?: Record<string, string>;
  /** Fields that are not tried, with the reason. */
  without?: Record<string, string>;
  /** Names of the resource that change with a field, and those that may change with any. */
  also?: Record<string, string[]>;
  volatile?: string[];
  /** True when fields that are left out return to their defaults, instead of staying. */
  replaces?: boolean;
  /** True when the fields are in groups, one level deep. */
  isGrouped?: boolean;
  /** True when an edit needs the version that it is based on, so that two at once conflict. */
  isVersioned?: boolean;
}

/** A list whose filters and orders are tried on items that a scenario makes (`filters.yaml`). */
export interface FilterRule extends Pick<Recipe, 'path' | 'query'> {
  list: string;
  /** Begins the names of the checks, where a list has several rules. */
  name?: string;
  /** The reader: `me`, who is registered for it, a member of the cast, or `visitor`. */
  as?: string;
  cast?: string[];
  /** Makes the items, and removes what would stay. */
  steps: Step[];
  after?: Step[];
  items: string;
  id: string;
  /** Path of the number of all items. */
  total?: string;
  /** The ids of all items in the usual order. */
  order: string[];
  /** True where the contract defines no order. */
  isUnordered?: boolean;
  orders?: { query: Record<string, unknown>; order: string[] }[];
  filters?: { query: Record<string, unknown>; keeps: string[] }[];
}

export interface UndoRule extends Pick<Recipe, 'path' | 'query' | 'body'> {
  call: string;
  with: string;
  /** Sent with the access token that the call returned, instead of as its caller. */
  as?: 'token';
}

/** Reasons why codes are not provoked on operations that no check covers. */
interface NotProvoked {
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

/** The parts of the fixtures that the kit reads, by operation. */
interface FixtureData {
  recipes: Record<string, Recipe>;
  lists: ListLaw[];
  undo: UndoRule[];
  freeTextFields: Record<string, string[]>;
}

/** A relation between the fields of one answer that holds in every answer of the run. */
export interface Invariant {
  name: string;
  /** The relation in one line. */
  says: string;
  /** The schema whose values it holds for, by its name in the contract; `Image[]` for lists of them. */
  schema?: string;
  /** The operation whose answers it holds for, instead of a schema. */
  operation?: string;
  /** Holds only where these fields have these values. */
  when?: Record<string, unknown>;
  /** Does not hold where this field of the value, or this parameter of the operation, is there. */
  unless?: string;
  /** Operations whose answers it does not hold for, because they have an order of their own. */
  except?: string[];
  /** Holds for answers to visitors only. */
  isVisitor?: boolean;
  /** Two fields that are the same, of which the first contains the second, or is not more than the second. */
  equal?: [string, string];
  contains?: [string, string];
  atMost?: [string, string];
  /** A number that is the sum of others. */
  sum?: { total: string; of: string[] };
  /** A list without repetitions. */
  unique?: { list: string };
  /** A list in the order of a number of its items; `list` is left out where the value is the list. */
  ordered?: { list?: string; by: string; direction: 'asc' | 'desc' };
  /** Number of items at the start of the list that are in no order. */
  from?: number;
  /** Fields that have a value wherever they are there, and fields that are never there. */
  is?: Record<string, unknown>;
  nothing?: string[];
}

export const {
  recipes,
  lists,
  undo: undoRules,
  freeTextFields,
} = JSON.parse(readFileSync(new URL('../generated/fixtures.json', import.meta.url), 'utf8')) as FixtureData;
export const fixtures = read<Record<string, Fixture>>('things');
export const refusals = read<Refusal[]>('refusals');
export const edits = read<EditRule[]>('edits');
export const invariants = read<Invariant[]>('invariants');
export const filters = read<FilterRule[]>('filters');
export const views = read<ViewRule[]>('views');
export const markRules = read<MarkRule[]>('marks');
export const roleRules = read<RoleRule[]>('roles');
export const visibilityRules = read<VisibilityRule[]>('visibility');
const LAWS = new URL('../openapi/conformance/laws/', import.meta.url);
export const laws = readdirSync(LAWS)
  .sort()
  .flatMap((file) => read<Law[]>(`laws/${file.replace('.yaml', '')}`));
/** Reasons by code. */
export const notProvokedReasons: ReadonlyMap<number, string> = new Map(
  read<NotProvoked[]>('unseen').flatMap(({ codes, why }) => codes.map((code) => [code, why])),
);
export const levels = read<Level[]>('levels');

/** Levels in the order in which servers usually grow. */
export const levelNames: readonly string[] = [...new Set(levels.map(({ level }) => level))];

/**
 * Returns the level of an operation: the first row with its tag and method.
 *
 * @throws when no row of levels.yaml has the tag
 */
export function levelOf({ tag, method }: Pick<OperationRow, 'tag' | 'method'>): string {
  const fits = ({ tags, methods }: Level) => tags.includes(tag) && (methods?.includes(method) ?? true);
  const found = levels.find(fits);
  if (!found) throw new Error(`levels.yaml has no row for the tag ${tag}.`);
  return found.level;
}
