import { readFileSync } from 'node:fs';
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
  /** Where in the answer it lies. */
  keep: string;
}

export interface Refusal {
  code: number;
  /** What is changed in a request that keeps the contract: see `sections/variations.ts`. */
  variation: string;
  title: string;
}

export interface Step extends Omit<Recipe, 'make' | 'as'> {
  call: string;
  as?: 'me' | 'other' | 'visitor';
  /** How often it is made, one after the other; once unless said. */
  times?: number;
  expect?: { status?: number; code?: number; is?: Record<string, unknown> };
  /** Names for what lies in the answer. */
  keep?: Record<string, string>;
}

export interface Law {
  name: string;
  title: string;
  /** The operation it is about. */
  about: string;
  steps: Step[];
}

export interface ListLaw extends Pick<Recipe, 'path' | 'query'> {
  list: string;
  items: string;
  id: string;
  /** The thing that appears in it, and the call that takes it out again. */
  make: string;
  remove?: Pick<Recipe, 'path' | 'query' | 'body'> & { call: string };
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
export const laws = read<Law[]>('laws');
export const lists = read<ListLaw[]>('lists');
const levels = read<Level[]>('levels');

/** The level of an operation: the first row that has its tag and method. */
export function levelOf({ tag, method }: Pick<Row, 'tag' | 'method'>): string {
  const fits = ({ tags, methods }: Level) => tags.includes(tag) && (methods?.includes(method) ?? true);
  return levels.find(fits)?.level ?? 'platform';
}
