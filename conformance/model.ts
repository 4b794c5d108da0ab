/** The results of the kit, as stored in `report.json`, which `conform:compare` reads. */

/**
 * `right`: seen as documented. `wrong`: a finding. `not-offered`: the server says so (501, code 5001) or does not know
 * the address. `not-provoked`: not seen, with the reason.
 */
export type Verdict = 'right' | 'wrong' | 'not-offered' | 'not-provoked';

/** Sections whose checks are scenarios, which are read as sentences, unlike the cells of the matrix. */
export const SCENARIO_SECTIONS: readonly string[] = [
  'laws',
  'edits',
  'filters',
  'views',
  'marks',
  'visibility',
  'paging',
  'invariants',
];

export interface Check {
  /** Stable between runs: two reports are compared by it. */
  id: string;
  /** `answers`, `refusals`, `rights`, `roles`, `limits`, `fields`, `methods`, `fuzzing` or one of `SCENARIO_SECTIONS`. */
  section: string;
  operation?: string;
  /** The contract's tag, or `all` for what concerns the whole server. */
  tag: string;
  verdict: Verdict;
  /** The check in one line. */
  title: string;
  /** The difference, or why it was not seen. Never contains a token or a password. */
  detail?: string;
  /** The status and code that were seen, for the matrix: `200`, `404/4004`. */
  cell?: string;
  /** The operation whose answer was wrong, where a check calls several. */
  blames?: string;
  /** The request of a wrong check and its answer. */
  exchange?: Exchange;
}

/** A request and its answer, without the secrets of the run. */
export interface Exchange {
  /** Sends the request again, with `$TOKEN`, `$COOKIE` and `$CSRF` of one's own. */
  curl: string;
  /** 0 when there was no answer. */
  status: number;
  requestId?: string;
  /** The body as it came, shortened. */
  body: string;
}

/** One documented answer of an operation: its key is a status, or a status and a code (`404/4004`). */
export interface Cell {
  key: string;
  verdict: Verdict;
  detail?: string;
}

export interface OperationResult {
  id: string;
  method: string;
  path: string;
  tag: string;
  level: string;
  /** `offered` when the server answered it with anything but "not offered". */
  presence: 'offered' | 'not-offered' | 'unknown';
  cells: Cell[];
}

export interface Score {
  name: string;
  right: number;
  wrong: number;
  notProvoked: number;
  offered: number;
  operations: number;
}

/**
 * Coverage of fuzzing as [covered, total]: inputs that generated requests contained, and schema rules they violated.
 */
export interface FuzzCoverage {
  cases: number;
  operations: [number, number];
  /** Parameters and fields of bodies. */
  parameters: [number, number];
  /** Keywords of their schemas, such as `maxLength`. */
  keywords: [number, number];
}

export interface Report {
  contract: string;
  url: string;
  startedAt: string;
  seconds: number;
  /** A sentence when the run ended early: no server of the contract, or the time limit. */
  stopped?: string;
  /** True when the server stores nothing, as a mock does. */
  keepsNothing: boolean;
  /** Number of selected operations, when it was not all of them. */
  chosen?: number;
  calls: number;
  areas: Score[];
  levels: Score[];
  operations: OperationResult[];
  /** Coverage of fuzzing, when it was requested. */
  fuzzing?: FuzzCoverage;
  /** Fields that answers carried and the contract does not name. Clients ignore them, so they are no findings. */
  undocumented: UndocumentedField[];
  checks: Check[];
}

export interface UndocumentedField {
  operation: string;
  /** Its path in the answer: `response.posts.*.views`. */
  field: string;
}
