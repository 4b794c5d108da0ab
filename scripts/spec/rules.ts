/** A checkable rule of the product, as in tests/spec/rules.json. */
export interface Rule {
  id: string;
  area: string;
  rule: string;
  /** Sections of the specification that state it. */
  source: string;
  /**
   * The part of the product that has to be built before a test can cover the rule; `open` when the rule only says that
   * the specification leaves something open. Left out for a rule about what is built.
   */
  waitsFor?: string;
}

/** Parses the rules of a file. Throws when two share an id, or an id does not begin with its area. */
export function readRules(text: string): Rule[] {
  const rules = JSON.parse(text) as Rule[];
  const seen = new Set<string>();
  for (const { id, area } of rules) {
    if (seen.has(id)) throw new Error(`rules.json: ${id} stands twice`);
    if (!/^-\d{2}$/.test(id.slice(area.length)) || !id.startsWith(area))
      throw new Error(`rules.json: ${id} is not of the area ${area}`);
    seen.add(id);
  }
  return rules;
}
