import { type OperationRow, operationRows, resolve } from './contract.ts';
import type { FuzzCoverage } from './model.ts';

/** The part of the run's events (Schemathesis, `--report ndjson`) that is read. */
interface FuzzCase {
  value: {
    path_parameters?: object | null;
    query?: object | null;
    headers?: object | null;
    body?: unknown;
    meta?: {
      phase: {
        data?: {
          parameter?: string;
          location?: string;
          mutations?: { parameter?: string; keywords?: string[] }[];
        } | null;
      };
    } | null;
  };
}
interface FuzzCheck {
  name: string;
  status: string;
  failure_info?: { failure: { title: string; message: string } };
}
interface Recorder {
  /** `GET /v2/user/likes` */
  label: string;
  cases: Record<string, FuzzCase>;
  checks: Record<string, FuzzCheck[]>;
}

/** Target of fuzzing: the operations that the server offers, as a member who is deleted with the run. */
export interface FuzzTarget {
  url: string;
  operations: string[];
  member: { username: string; password: string };
  clientToken: string;
  /** Time limit; what was tried until then is reported. */
  milliseconds: number;
}

export interface FuzzFindings {
  /** Failures by operation, each once. An operation that was tried and conformed has none. */
  failures: Map<string, string[]>;
  coverage: FuzzCoverage;
}

const KEYWORDS: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'additionalProperties',
  'minProperties',
]);

function bodySchemaOf({ operation }: OperationRow): Record<string, unknown> {
  return resolve(operation.requestBody?.content['application/json']?.schema ?? {});
}

/** Returns every input of an operation with its schema: parameters by name, fields of a body as `body.name`. */
function inputsOf(row: OperationRow): Map<string, Record<string, unknown>> {
  const schema = bodySchemaOf(row);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
  return new Map([
    ...row.parameters.map(({ name, schema: given }) => [name, resolve(given ?? {})] as const),
    ...fields.map(([name, given]) => [`body.${name}`, resolve(given)] as const),
    ...(row.operation.requestBody?.content['application/json'] ? [['body', schema] as const] : []),
  ]);
}

/** Returns the inputs that a request contains. */
function inputsSentBy({ value }: FuzzCase): string[] {
  const names = (given: unknown) =>
    typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.keys(given) : [];
  return [
    ...names(value.path_parameters),
    ...names(value.query),
    ...names(value.headers),
    ...(value.body === undefined ? [] : ['body', ...names(value.body).map((name) => `body.${name}`)]),
  ];
}

/**
 * Returns the schema keywords that a request violates on purpose, each with its input: `limit/maximum`,
 * `body.tag/maxLength`.
 */
function keywordsBrokenBy({ value }: FuzzCase): string[] {
  const { parameter = '', location = '', mutations = [] } = value.meta?.phase.data ?? {};
  const field = /\/properties\/([^/]+)/.exec(location)?.[1];
  const isBody = parameter.includes('/');
  const input = isBody ? (field ? `body.${field}` : 'body') : (field ?? parameter);
  const keyword = location.split('/').at(-1) ?? '';
  return [
    ...(KEYWORDS.has(keyword) ? [`${input}/${keyword}`] : []),
    ...mutations.flatMap(({ parameter: name = '', keywords = [] }) =>
      keywords.flatMap((word) => [`${name}/${word}`, `body.${name}/${word}`]),
    ),
  ];
}

function failuresOf({ checks }: Recorder): string[] {
  return Object.values(checks)
    .flat()
    .filter(({ status }) => status === 'failure')
    .map(({ name, failure_info: info }) => {
      const { title = name, message = '' } = info?.failure ?? {};
      return message ? `${title}: ${message.split('\n\n')[0]?.replaceAll('\n', ' ').slice(0, 200)}` : title;
    });
}

/** Counts which inputs of the operations were sent, and which of their keywords were violated. */
function coverageOf(
  tried: ReadonlyMap<string, { row: OperationRow; inputs: Set<string>; keywords: Set<string> }>,
  operations: number,
  cases: number,
): FuzzCoverage {
  const coverage: FuzzCoverage = {
    cases,
    operations: [tried.size, operations],
    parameters: [0, 0],
    keywords: [0, 0],
  };
  for (const { row, inputs, keywords } of tried.values()) {
    for (const [input, schema] of inputsOf(row)) {
      coverage.parameters[1] += 1;
      if (inputs.has(input)) coverage.parameters[0] += 1;
      for (const keyword of Object.keys(schema).filter((name) => KEYWORDS.has(name))) {
        coverage.keywords[1] += 1;
        if (keywords.has(`${input}/${keyword}`)) coverage.keywords[0] += 1;
      }
    }
  }
  return coverage;
}

/**
 * Reads the events of a run of Schemathesis.
 *
 * @param events one JSON value per line
 * @param operations how many were to be tried
 */
export function readFuzzEvents(events: string, operations: number): FuzzFindings {
  const byLabel = new Map(operationRows.map((row) => [`${row.method.toUpperCase()} ${row.path}`, row]));
  const tried = new Map<string, { row: OperationRow; inputs: Set<string>; keywords: Set<string> }>();
  const failures = new Map<string, string[]>();
  let cases = 0;
  for (const line of events.split('\n').filter(Boolean)) {
    const { ScenarioFinished: scenario } = JSON.parse(line) as { ScenarioFinished?: { recorder: Recorder } };
    if (!scenario) continue;
    const { recorder } = scenario;
    const row = byLabel.get(recorder.label);
    if (!row) continue;
    const seen = tried.get(row.id) ?? { row, inputs: new Set<string>(), keywords: new Set<string>() };
    tried.set(row.id, seen);
    for (const one of Object.values(recorder.cases)) {
      cases += 1;
      for (const input of inputsSentBy(one)) seen.inputs.add(input);
      for (const keyword of keywordsBrokenBy(one)) seen.keywords.add(keyword);
    }
    failures.set(row.id, [...new Set([...(failures.get(row.id) ?? []), ...failuresOf(recorder)])]);
  }
  return { failures, coverage: coverageOf(tried, operations, cases) };
}
