/** The steps of `npm test`. CI runs the same steps by name, in parallel jobs (.github/workflows/ci.yml). */
/**
 * Server folders whose tests run on PostgreSQL: SQL, locks and transactions are what they test. Vitest takes each as a part
 * of a path.
 */
const ON_POSTGRES = [
  ...[
    'modules',
    'entities',
    'membership',
    'db',
    'jobs',
    'live',
    'backup',
    'tasks',
    'search',
    'feed',
    'policies',
    'seed',
  ].map((folder) => `server/${folder}/`),
  'server/lifecycle/migrate.test.ts',
  ...['deliveries', 'killed-senders', 'mail-pace'].map((name) => `server/mail/${name}.test.ts`),
  'server/main.test.ts',
  'tests/robustness/interleaved.test.ts',
];
/** Tests in these folders that need no PostgreSQL: the embedded engine itself, and code without SQL. */
const EMBEDDED_ONLY = [
  'server/db/{data-folder,durability,pglite}.test.ts',
  'server/search/common-rankings.test.ts',
  'server/seed/world-files.test.ts',
];
/**
 * Tests that run on PostgreSQL only, because locks mean nothing on the embedded engine. The tests of rights, the journeys
 * and the fuzzer run the same operations on the embedded engine.
 */
const POSTGRES_ONLY = [
  'server/{modules,entities,feed,policies}/**',
  'server/search/!(common-rankings).test.ts',
  'tests/robustness/interleaved.test.ts',
];

/** Allows one retry; a test that needed it is listed at the end, and fails its step in CI (scripts/test.mjs). */
const RETRY_ONCE = '--retry=1';

const exclude = (patterns) => patterns.flatMap((pattern) => ['--exclude', pattern]);

/** @typedef {[name: string, command: string[], environment?: Record<string, string>]} Step */

/**
 * The stages run one after the other. A stage holds sequences of steps that run in parallel, because one alone leaves half
 * of two processors idle.
 *
 * @type {Step[][][]}
 */
export const STAGES = [
  // Writes the files that all other steps read.
  [[['drift', ['node', 'scripts/check.ts', 'generated']]]],
  [
    [
      ['contract, types, lint', ['node', 'scripts/check.ts', '--but', 'generated']],
      ['known vulnerabilities', ['node', 'scripts/audit.ts']],
    ],
    [
      [
        'unit and contract tests, PGlite',
        ['vitest', 'run', RETRY_ONCE, ...exclude(POSTGRES_ONLY)],
        { TEST_DB: 'pglite' },
      ],
    ],
  ],
  [
    [
      [
        'server tests, PostgreSQL',
        [
          ...['vitest', 'run', RETRY_ONCE, '--project', 'server', '--project', 'tests', ...ON_POSTGRES],
          ...exclude(EMBEDDED_ONLY),
        ],
        { TEST_DB: 'postgres' },
      ],
      ['rules of the specification', ['node', 'scripts/spec.ts']],
      ['bundle size', ['node', 'scripts/bundle-size.ts']],
      // Most journeys run at one width here; `npm run e2e` runs all at both.
      ['journeys in Chromium', ['node', 'scripts/e2e.ts', '--retries=1'], { E2E_WIDTHS: 'one' }],
    ],
  ],
  [
    [['matrix of screens and answers', ['node', 'scripts/matrix.ts', '--sample']]],
    [
      // `npm run fuzz` fuzzes every operation, with more generated data.
      ['Schemathesis', ['node', 'scripts/fuzz.ts', '--sample', '--examples', '5']],
      ['legacy clients', ['node', 'scripts/clients.ts']],
      ['workflows', ['node', 'scripts/workflows.ts']],
      ['packages in an empty folder', ['node', 'scripts/pack.ts', '--try']],
    ],
  ],
];

/**
 * Returns true when one of the words is a part of the step's name, in any case.
 *
 * @param {string} name of the step
 * @param {string[]} words
 */
export function isNamed(name, words) {
  return words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
}
