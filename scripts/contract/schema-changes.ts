/**
 * Schema changes that `redocly diff` rates for clients only: values and fields that a backend must or may no longer
 * answer, and changed defaults of requests.
 */
import { type Change, type Impact, pointer } from './change.ts';
import { METHODS } from './document.ts';

type Node = Record<string, unknown>;
type Direction = 'request' | 'answer';

/** Two versions of the same schema, and the location of the newer one. */
interface Pair {
  before: Node;
  after: Node;
  at: string[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Follows a reference; `at` becomes the location of its target. */
function follow(document: Node, node: unknown, at: string[]): { node: Node; at: string[] } | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node.$ref !== 'string') return { node, at };
  const target = node.$ref
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = target.reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), document);
  return follow(document, found, target);
}

class Comparison {
  readonly changes = new Map<string, Change>();
  readonly #seen = new Set<string>();
  readonly #base: Node;
  readonly #revision: Node;

  constructor(base: Node, revision: Node) {
    this.#base = base;
    this.#revision = revision;
  }

  /** Compares the schemas of both documents at the same location, with everything below. */
  schema(before: unknown, after: unknown, at: string[], direction: Direction): void {
    const old = follow(this.#base, before, at);
    const now = follow(this.#revision, after, at);
    if (!old || !now) return;
    const key = `${direction} ${old.at.join('/')} ${now.at.join('/')}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const pair = { before: old.node, after: now.node, at: now.at };
    if (direction === 'answer') this.#answer(pair);
    else this.#default(pair);
    this.#children(pair, direction);
  }

  #children({ before, after, at }: Pair, direction: Direction): void {
    for (const group of ['properties', 'patternProperties']) {
      const [old, now] = [before[group], after[group]];
      if (!isNode(old) || !isNode(now)) continue;
      for (const name of Object.keys(old)) this.schema(old[name], now[name], [...at, group, name], direction);
    }
    for (const name of ['items', 'additionalProperties']) {
      this.schema(before[name], after[name], [...at, name], direction);
    }
    for (const name of ['oneOf', 'anyOf', 'allOf']) {
      const others = list(after[name]);
      for (const [index, member] of list(before[name]).entries()) {
        const other =
          isNode(member) && others.find((candidate) => isNode(candidate) && candidate.$ref === member.$ref);
        this.schema(member, other || others[index], [...at, name, String(index)], direction);
      }
    }
  }

  #answer({ before, after, at }: Pair): void {
    const gone = list(before.enum).filter((value) => after.enum && !list(after.enum).includes(value));
    if (gone.length > 0) {
      const message = `For backends: ${gone.map(shown).join(', ')} can no longer be answered.`;
      this.#note(at, 'enum', 'answer-values-removed', 'major', message);
    }
    const fresh = list(after.required).filter((name) => !list(before.required).includes(name));
    if (fresh.length > 0) {
      const message = `For backends: ${fresh.map(shown).join(', ')} must always be answered.`;
      this.#note(at, 'required', 'answer-fields-required', 'major', message);
    }
  }

  #default({ before, after, at }: Pair): void {
    const [was, is] = [before.default, after.default];
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    const message = `Left out, it meant ${shown(was)} and means ${shown(is)}.`;
    this.#note(at, 'default', 'default-changed', was === undefined ? 'minor' : 'major', message);
  }

  #note(at: string[], property: string, ruleId: string, impact: Impact, message: string): void {
    const path = pointer(...at);
    const verdicts = [{ ruleId, message }];
    this.changes.set(`${path} ${property}`, {
      path,
      typeName: 'Schema',
      kind: 'modified',
      impact,
      verdicts,
      property,
    });
  }
}

function at(node: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), node);
}

/**
 * Returns changed defaults of requests, values removed from answers and fields newly guaranteed in them, wherever both
 * contracts have the location.
 */
export function schemaChanges(base: object, revision: object): Change[] {
  const [old, now] = [base as Node, revision as Node];
  const comparison = new Comparison(old, now);
  for (const [url, item] of Object.entries((old.paths ?? {}) as Record<string, Node>)) {
    for (const method of METHODS) {
      const [before, after] = [item[method], at(now, 'paths', url, method)];
      if (!isNode(before) || !isNode(after)) continue;
      const target = ['paths', url, method];
      compareParameters(comparison, [old, now], [item, before], [at(now, 'paths', url), after], target);
      compareContents(
        comparison,
        before.requestBody,
        after.requestBody,
        [...target, 'requestBody'],
        'request',
      );
      for (const [status, answer] of Object.entries((before.responses ?? {}) as Node)) {
        const inner = [...target, 'responses', status];
        compareContents(comparison, answer, at(after, 'responses', status), inner, 'answer');
      }
    }
  }
  return [...comparison.changes.values()];
}

function compareContents(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  target: string[],
  direction: Direction,
) {
  const content = at(before, 'content');
  if (!isNode(content)) return;
  for (const type of Object.keys(content)) {
    const inner = ['content', type, 'schema'];
    comparison.schema(at(before, ...inner), at(after, ...inner), [...target, ...inner], direction);
  }
}

function compareParameters(
  comparison: Comparison,
  [old, now]: [Node, Node],
  before: unknown[],
  after: unknown[],
  place: string[],
): void {
  const all = (document: Node, owners: unknown[]) =>
    owners
      .flatMap((owner) => list(at(owner, 'parameters')))
      .flatMap((parameter) => follow(document, parameter, [...place, 'parameters']) ?? []);
  const others = all(now, after);
  for (const { node } of all(old, before)) {
    const other = others.find(({ node: found }) => found.name === node.name && found.in === node.in);
    if (other)
      comparison.schema(
        node.schema,
        other.node.schema,
        [...other.at, String(node.name), 'schema'],
        'request',
      );
  }
}
