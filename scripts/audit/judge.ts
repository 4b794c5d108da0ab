import type { Advisory } from './ask-registry.ts';
import { type LockedPackages, ships } from './shipped.ts';

/** A known advisory that is accepted for some time (allowed.json). */
export interface Allowed {
  /** Id of the advisory: GHSA-…. */
  id: string;
  package: string;
  /** One sentence that says why it does no harm here. */
  reason: string;
  /** The last day on which it is accepted, YYYY-MM-DD. */
  expires: string;
}

const DAY_MS = 86_400_000;
/** Maximum time until the next review. */
const MAX_REVIEW_DAYS = 180;
const MIN_REASON_LENGTH = 30;

/** Returns the faults of the list itself on a day, whatever the registry answers. */
export function listFaults(allowed: readonly Allowed[], today: string): string[] {
  return allowed.flatMap(({ id, package: name, reason, expires }) => {
    const entry = `allowed.json: ${id} of ${name}`;
    const days = (Date.parse(expires) - Date.parse(today)) / DAY_MS;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(expires) || Number.isNaN(days)) return [`${entry} has no day of expiry`];
    if (days < 0) return [`${entry} expired on ${expires}: update the package, or look again and say why`];
    if (days > MAX_REVIEW_DAYS) return [`${entry} expires after more than ${MAX_REVIEW_DAYS} days`];
    return reason.trim().length < MIN_REASON_LENGTH ? [`${entry} does not say why it does no harm`] : [];
  });
}

export interface Judgement {
  /** Findings that fail the audit. */
  faults: string[];
  /** Findings to print: development tools, and accepted advisories. */
  remarks: string[];
}

/** Compares the advisories of the installed packages with the accepted ones. */
export function judge(
  advisories: readonly Advisory[],
  allowed: readonly Allowed[],
  locked: LockedPackages,
): Judgement {
  const faults: string[] = [];
  const remarks: string[] = [];
  for (const { id, package: name, severity, title, url, nodes } of advisories) {
    const words = `${severity}: ${name}: ${title} (${url})`;
    const entry = allowed.find((one) => one.id === id && one.package === name);
    if (entry) remarks.push(`let through until ${entry.expires}: ${words}`);
    else if (nodes.some((node) => ships(node, locked))) faults.push(words);
    else remarks.push(`in development only: ${words}`);
  }
  for (const { id, package: name } of allowed) {
    if (!advisories.some((one) => one.id === id && one.package === name))
      faults.push(`allowed.json: ${id} of ${name} is no longer reported: take it out`);
  }
  return { faults, remarks };
}
