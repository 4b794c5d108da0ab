/**
 * Puts small faults into the code of an area, one at a time, and reports how many the tests notice (`npm run mutants --
 * <area> [--sample 60] [--all] [--concurrency 2]`). Fails below the floor of tests/mutants/areas.json.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import areas from '../tests/mutants/areas.json' with { type: 'json' };
import { tryCodeFaults } from './mutants/try-code.ts';
import { tryStatementFaults } from './mutants/try-statements.ts';
import { parseOptions } from './support/parse-options.ts';

type Area = {
  /** The minimum share of faults that must be noticed, in percent. */
  floor: number;
  files: string[];
  /** Files that run in a process or thread which Stryker's switch does not reach. */
  except?: string[];
  /** The tests that judge the area, when they are not beside its files. */
  tests?: string[];
  /** Database of those tests; the embedded one when left out. SQL statements are always judged on PostgreSQL. */
  database?: 'postgres';
};

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    all: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  },
});
const [name = ''] = positionals;
const area = (areas as Record<string, Area | undefined>)[name];
if (area === undefined) {
  console.error(`Name an area: npm run mutants -- <${Object.keys(areas).join('|')}>`);
  process.exit(2);
}
const { floor, files, except, tests = files.map((file) => file.replace(/\.ts$/, '.test.ts')) } = area;
process.env.MUTANT_TESTS = tests.join(',');
process.env.TEST_DB = area.database ?? 'pglite';
const sample = values.all ? Number.POSITIVE_INFINITY : Number(values.sample);
const paths = globSync(files, { cwd: root, exclude: except })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .sort();

const code = await tryCodeFaults(root, paths, sample, Number(values.concurrency));
// A quarter more for the SQL statements: each of them restarts the tests.
const statements = await tryStatementFaults(root, paths, Math.ceil(sample / 4));

const survivors = [...code.survivors, ...statements.survivors];
const tried = code.tried + statements.tried;
const noticed = tried - survivors.length;
const share = tried === 0 ? 100 : (100 * noticed) / tried;
const report = join(root, '.cache', `mutants-${name}.txt`);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(report, `${survivors.join('\n')}\n`);
console.log(
  `${name}: ${noticed} of ${tried} faults noticed (${share.toFixed(0)} %, floor ${floor}) of ${code.all + statements.all} there are; survivors in .cache/mutants-${name}.txt`,
);
process.exit(share >= floor ? 0 : 1);
