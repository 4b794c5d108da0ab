import type { Advisory } from './ask-registry.ts';
import { type LockedPackages, ships } from './shipped.ts';

/** An advisory that is known and let through for some time (allowed.json). */
export interface Allowed {
  /** The id of the advisory: GHSA-…. */
  id: string;
  package: string;
  /** Why it does no harm here, in a sentence. */
  reason: string;
  /** The last day that it is let through, YYYY-MM-DD. */
  expires: string;
}

const DAY_MS = 86_400_000;
/** The longest time until somebody looks again. */
const LONGEST_DAYS = 180;
const LEAST_REASON = 30;

/** Returns what is wrong with the list itself on a day, whatever the registry says. */
export function listFaults(allowed: readonly Allowed[], today: string): string[] {
  return allowed.flatMap(({ id, package: name, reason, expires }) => {
    const entry = `allowed.json: ${id} of ${name}`;
    const days = (Date.parse(expires) - Date.parse(today)) / DAY_MS;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(expires) || Number.isNaN(days)) return [`${entry} has no day of expiry`];
    if (days < 0) return [`${entry} expired on ${expires}: update the package, or look again and say why`];
    if (days > LONGEST_DAYS) return [`${entry} expires after more than ${LONGEST_DAYS} days`];
    return reason.trim().length < LEAST_REASON ? [`${entry} does not say why it does no harm`] : [];
  });
}

export interface Judgement {
  /** Each fails the audit. */
  faults: string[];
  /** Worth a line: tools of development, and what is let through. */
  remarks: string[];
}

/** Compares what is known about the installed packages with what is let through. */
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
