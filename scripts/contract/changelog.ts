import type { Change } from './change.ts';
import type { Comparison } from './released.ts';

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Where a change is: `GET /v2/user/info` and the rest of the pointer, or a component and the rest. */
export function placeOf(pointer: string): string {
  const parts = pointer.replace(/^#\//, '').split('/').map(unescaped);
  const [room, first = '', second = '', ...rest] = parts;
  if (room === 'paths') {
    const method = second === '' || second === 'parameters' ? '' : `${second.toUpperCase()} `;
    return [`${method}${first}`, rest.join(' › ')].filter(Boolean).join(': ');
  }
  if (room === 'components') return [`${first} ${second}`, rest.join(' › ')].filter(Boolean).join(': ');
  return parts.join(' › ');
}

/** One line for one change. */
export function lineOf({ path, kind, property, typeName, verdicts }: Change): string {
  const what = verdicts.length > 0 ? verdicts.map(({ message }) => message).join(' ') : '';
  const plain = `${property ? `\`${property}\` of ` : ''}${typeName} ${kind}.`;
  return `- ${placeOf(path)}. ${what || plain}`;
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
    .map(([name, list]) => `### ${name}\n\n${list.map(lineOf).join('\n')}`);
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
