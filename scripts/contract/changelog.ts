import type { Change } from './change.ts';
import type { Comparison } from './released.ts';

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Splits a pointer into its owner (`GET /v2/user/info`, or a component) and the rest. */
function splitPointer(pointer: string): [owner: string, inner: string] {
  const parts = pointer.replace(/^#\//, '').split('/').map(unescaped);
  const [room, first = '', second = '', ...rest] = parts;
  if (room === 'paths') {
    const method = second === '' || second === 'parameters' ? '' : `${second.toUpperCase()} `;
    return [`${method}${first}`, rest.join(' › ')];
  }
  if (room === 'components') return [`${first} ${second}`, rest.join(' › ')];
  return [parts.join(' › '), ''];
}

/** Returns a sentence that says what changed. */
function describeChange({ kind, property, typeName, verdicts }: Change): string {
  if (verdicts.length > 0) return verdicts.map(({ message }) => message).join(' ');
  return `${property ? `\`${property}\` of ` : ''}${typeName} ${kind}.`;
}

/** Returns one line for one change. */
export function changelogLine(change: Change): string {
  return `- ${splitPointer(change.path).filter(Boolean).join(': ')}. ${describeChange(change)}`;
}

/**
 * The same change in more locations than this becomes one line that counts them, such as a header of every response.
 */
const MAX_LINES_PER_CHANGE = 5;

function linesOf(changes: Change[]): string[] {
  const same = Map.groupBy(changes, (change) => `${splitPointer(change.path)[1]}. ${describeChange(change)}`);
  return [...same].flatMap(([what, group]) => {
    if (group.length <= MAX_LINES_PER_CHANGE) return group.map(changelogLine);
    return [`- In ${group.length} places: ${what.replace(/^\. /, '')}`];
  });
}

/** Returns the section of one version: breaking changes, additions, other differences. */
export function section(heading: string, { base, changes }: Comparison): string {
  const groups = [
    ['Breaking', changes.filter(({ impact }) => impact === 'major')],
    ['Added', changes.filter(({ impact }) => impact === 'minor')],
    ['Other', changes.filter(({ impact }) => impact === 'patch')],
  ] as const;
  const lists = groups
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `### ${name}\n\n${linesOf(list).join('\n')}`);
  return [
    `## ${heading}`,
    lists.length ? `Since ${base}.` : `Nothing has changed since ${base}.`,
    ...lists,
  ].join('\n\n');
}

/**
 * Puts a section on top, in place of an earlier one with the same heading and of `Unreleased`, whose changes it
 * contains.
 */
export function withSection(changelog: string, text: string): string {
  const heading = text.split('\n', 1)[0];
  const [head = '', ...sections] = changelog.trim().split(/^(?=## )/m);
  const remaining = sections.filter((old) => ![heading, '## Unreleased'].includes(old.split('\n', 1)[0]));
  return `${[head, text, ...remaining].map((part) => part.trim()).join('\n\n')}\n`;
}
