import { readFileSync } from 'node:fs';

/** Differences in fuzzing one operation: `fuzz` of its fixture (tests/fixtures). */
export interface FuzzRule {
  because: string;
  /**
   * Statuses by which it may refuse data that fits its schema, besides those that every operation may answer. One from 500
   * on, such as 503 of a registry in maintenance, is then no server error; others still are.
   */
  mayRefuseWith?: number[];
  /** True when it is called with an access token that no other operation uses. */
  hasOwnToken?: boolean;
  /** Fixed values by location and name (`path.id`). `${FUZZ_POLL}` is replaced by the value of that variable. */
  parameters?: Record<string, string | number>;
  /** Checks of Schemathesis that do not apply. */
  withoutChecks?: string[];
}

/** Statuses that every operation may answer to data that fits its schema. */
const COMMON_STATUSES: readonly (string | number)[] = ['2xx', 401, 403, 404, 409, 410, 429];

/** Statuses that are no server error, which Schemathesis names so by default. */
const NO_SERVER_ERRORS: readonly string[] = ['2xx', '3xx', '4xx'];

const OWN_TOKEN = `headers = { Authorization = "Bearer \${FUZZ_OTHER_TOKEN}", Accept = "application/json;format=camelcase" }`;

function bySize(one: string | number, other: string | number): number {
  return Number.parseInt(String(one), 10) - Number.parseInt(String(other), 10);
}

/** Returns the rules of all fixtures, by operation. */
export function readFuzzRules(): Record<string, FuzzRule> {
  const file = new URL('../../generated/fixtures.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { fuzz: Record<string, FuzzRule> }).fuzz;
}

/** Returns one rule as a table of the configuration of Schemathesis. */
function tableOf(id: string, rule: FuzzRule): string {
  const { because, mayRefuseWith, hasOwnToken, parameters, withoutChecks = [] } = rule;
  const values = Object.entries(parameters ?? {}).map(
    ([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}`,
  );
  const statuses = mayRefuseWith && [...COMMON_STATUSES, ...mayRefuseWith].sort(bySize);
  const serverStatuses = (mayRefuseWith ?? []).filter((status) => status >= 500);
  const expected = serverStatuses.length > 0 && [...NO_SERVER_ERRORS, ...serverStatuses];
  const lines = [
    `# ${because}`,
    '[[operations]]',
    `include-operation-id = ${JSON.stringify(id)}`,
    ...(hasOwnToken ? [OWN_TOKEN] : []),
    ...(parameters ? [`parameters = { ${values.join(', ')} }`] : []),
    ...(statuses ? [`checks.positive_data_acceptance.expected-statuses = ${JSON.stringify(statuses)}`] : []),
    ...(expected ? [`checks.not_a_server_error.expected-statuses = ${JSON.stringify(expected)}`] : []),
    ...withoutChecks.map((name) => `checks.${name}.enabled = false`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the part of schemathesis.toml that the fixtures define, for these operations: Schemathesis warns about each
 * rule of an operation that the contract of the run does not have.
 */
export function fuzzRulesText(
  rules: Readonly<Record<string, FuzzRule>>,
  operations: ReadonlySet<string>,
): string {
  return Object.entries(rules)
    .filter(([id]) => operations.has(id))
    .map(([id, rule]) => `\n${tableOf(id, rule)}`)
    .join('');
}
