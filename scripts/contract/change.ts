/** The version increment that a change requires. */
export type Impact = 'major' | 'minor' | 'patch';

/** One difference between two contracts, in the form of the report of `redocly diff`. */
export interface Change {
  /** A JSON pointer with a leading `#`. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: Impact;
  /** The rules that reported it, each with a sentence. */
  verdicts: Array<{ ruleId: string; message: string }>;
  property?: string;
  /** Location of the changed property itself; Redocly's `path` is where it is used. */
  revision?: { pointer: string };
}

export function pointer(...parts: string[]): string {
  return ['#', ...parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}
