/** What the kit finds, as the report keeps it. The shape of `report.json`, which `conform:compare` reads again. */

/**
 * `right`: seen as documented. `wrong`: a finding. `not-offered`: the server says so (501, code 5001) or knows nothing of
 * the address. `not-provoked`: not seen, with the reason.
 */
export type Verdict = 'right' | 'wrong' | 'not-offered' | 'not-provoked';

export interface Check {
  /** Stable from run to run: two reports are compared by it. */
  id: string;
  /** `answers`, `refusals`, `methods`, `paging` or `laws`. */
  section: string;
  operation?: string;
  /** The contract's tag, or `all` for what holds for the whole server. */
  tag: string;
  verdict: Verdict;
  /** What the check is, in one line. */
  title: string;
  /** The difference, or why it was not seen. Never holds a token or a password. */
  detail?: string;
  /** The status and code that were seen, for the matrix: `200`, `404/4004`. */
  cell?: string;
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
  /** Whether the server answered it with anything but "not offered". */
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

/** How many of how many: what made-up requests carried, and which rules of its schemas they broke. */
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
  /** A sentence when the run ended early: no server of the contract, or time was up. */
  stopped?: string;
  /** The server keeps nothing of what it is sent, as a mock does. */
  keepsNothing: boolean;
  /** How many operations were asked for, when it was not all of them. */
  chosen?: number;
  calls: number;
  areas: Score[];
  levels: Score[];
  operations: OperationResult[];
  /** What fuzzing tried, when it was asked for. */
  fuzzing?: FuzzCoverage;
  checks: Check[];
}
