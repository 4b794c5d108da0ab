/**
 * Reports how long the project's own files are (`npm run sizes`). A file of more than 250 lines usually has a second
 * subject.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const GROUPS: ReadonlyArray<[name: string, pattern: RegExp]> = [
  ['contract', /^openapi\/(?:paths|components)\//],
  ['examples and world', /^openapi\/(?:examples|world)\//],
  ['site', /^src\/.*\.tsx?$/],
  ['styles', /^src\/.*\.css$/],
  ['server', /^server\/.*\.(?:ts|sql)$/],
  ['tools', /^(?:scripts|mock-server|openapi\/lint)\/.*\.(?:ts|mjs)$/],
  ['tests', /\.test\.tsx?$|^tests\/.*\.ts$/],
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.startsWith('generated/'));

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const sized = files
  .filter((file) => GROUPS.some(([, pattern]) => pattern.test(file)))
  .map((file) => ({ file, lines: linesOf(file) }))
  .sort((a, b) => a.lines - b.lines);

/** Returns the value below which this share of a sorted list lies. */
function quantile(sorted: ReadonlyArray<{ lines: number }>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.lines ?? 0;
}

console.log('                       files  median   p90  largest');
for (const [name, pattern] of GROUPS) {
  const group = sized.filter(
    ({ file }) => pattern.test(file) && (name === 'tests') === (isTest(file) || file.startsWith('tests/')),
  );
  const numbers = [group.length, quantile(group, 0.5), quantile(group, 0.9), quantile(group, 1)];
  console.log(name.padEnd(20), ...numbers.map((number) => String(number).padStart(7)));
}
console.log('\nThe ten longest:');
for (const { file, lines } of sized.slice(-10).reverse()) console.log(String(lines).padStart(6), file);
