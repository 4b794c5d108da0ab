import type { Change } from './change.ts';
import type { Comparison } from './released.ts';

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Where a change is: `GET /v2/user/info` and the rest of the pointer, or a component and the rest. */
function placeOf(pointer: string): [owner: string, inner: string] {
  const parts = pointer.replace(/^#\//, '').split('/').map(unescaped);
  const [room, first = '', second = '', ...rest] = parts;
  if (room === 'paths') {
    const method = second === '' || second === 'parameters' ? '' : `${second.toUpperCase()} `;
    return [`${method}${first}`, rest.join(' › ')];
  }
  if (room === 'components') return [`${first} ${second}`, rest.join(' › ')];
  return [parts.join(' › '), ''];
}

/** What changed, in words. */
function wordsOf({ kind, property, typeName, verdicts }: Change): string {
  if (verdicts.length > 0) return verdicts.map(({ message }) => message).join(' ');
  return `${property ? `\`${property}\` of ` : ''}${typeName} ${kind}.`;
}

/** One line for one change. */
export function lineOf(change: Change): string {
  return `- ${placeOf(change.path).filter(Boolean).join(': ')}. ${wordsOf(change)}`;
}

/** The same change in more places than this is one line that counts them: a header of every answer is one fact. */
const MOST_LINES = 5;

function linesOf(changes: Change[]): string[] {
  const same = Map.groupBy(changes, (change) => `${placeOf(change.path)[1]}. ${wordsOf(change)}`);
  return [...same].flatMap(([what, group]) => {
    if (group.length <= MOST_LINES) return group.map(lineOf);
    return [`- In ${group.length} places: ${what.replace(/^\. /, '')}`];
  });
}

/** The section of one version: what breaks clients or backends, what is new, what else is different. */
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
 * Puts a section on top, in place of an earlier one with the same heading and of `Unreleased`, whose changes it holds.
 */
export function withSection(changelog: string, text: string): string {
  const heading = text.split('\n', 1)[0];
  const [head = '', ...sections] = changelog.trim().split(/^(?=## )/m);
  const kept = sections.filter((old) => ![heading, '## Unreleased'].includes(old.split('\n', 1)[0]));
  return `${[head, text, ...kept].map((part) => part.trim()).join('\n\n')}\n`;
}
