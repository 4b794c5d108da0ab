import { kitFile } from './files.ts';

/** Values that templates may name: `${owner.blog}`, `${post.id}`. */
export type Values = Record<string, unknown>;

/** A template names a value that does not exist: an answer lacked it, or the data is wrong. */
export class UnknownValueError extends Error {}

let last = 0;

/** Returns a text that no run has used, for names and keys: letters and digits, at most 20. */
export function uniqueText(): string {
  last += 1;
  return `${Date.now().toString(36)}${last.toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

/**
 * Returns the value at a path such as `post.likeCount` or `posts.0.id`; `posts.*.id` is a list, and `elements.*post.id`
 * one of those whose `objectType` is `post`. Undefined where there is none.
 */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  const further = rest.join('.');
  if (key.startsWith('*')) {
    if (!Array.isArray(value)) return undefined;
    const kind = key.slice(1);
    const items = kind === '' ? value : value.filter((item) => valueAt(item, 'objectType') === kind);
    return items.map((item) => valueAt(item, further));
  }
  return valueAt((value as Values | null | undefined)?.[key], further);
}

function word(name: string, values: Values): unknown {
  if (name === 'fresh') return uniqueText();
  const found = valueAt(values, name);
  if (found === undefined) throw new UnknownValueError(`Nothing is known as ${name}`);
  return found;
}

/**
 * Puts values into data. A text that is nothing but `${name}` becomes the value itself; `{ $repeat: [text, n] }` becomes a
 * long text, `{ $times: [item, n] }` a list, `{ $sum: [name, n] }` a number, `{ $file: name }` a file of the kit.
 *
 * @throws UnknownValueError when a name is not known
 */
export function fillTemplate(node: unknown, values: Values): unknown {
  if (typeof node === 'string') {
    const whole = /^\$\{([^}]+)\}$/.exec(node)?.[1];
    if (whole) return word(whole, values);
    return node.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => String(word(name, values)));
  }
  if (Array.isArray(node)) return node.map((item) => fillTemplate(item, values));
  if (typeof node !== 'object' || node === null) return node;
  const { $repeat, $times, $sum } = node as Record<string, [unknown, number] | undefined>;
  if ('$file' in node) return kitFile(String(node.$file));
  if ($repeat) return String($repeat[0]).repeat($repeat[1]);
  if ($times) return Array.from({ length: $times[1] }, () => fillTemplate($times[0], values));
  if ($sum) return Number(word(String($sum[0]), values)) + $sum[1];
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fillTemplate(value, values)]));
}
