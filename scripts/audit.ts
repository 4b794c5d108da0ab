/**
 * Checks the packages that ship for known vulnerabilities (`npm run audit`). Fails on each that
 * scripts/audit/allowed.json does not accept. A registry that offers no audit, or cannot be reached, is reported in a
 * line that `npm test` repeats at its end; `-- --strict`, for a release, fails then (decision 059).
 */
import { readFileSync } from 'node:fs';
import { auditAtRegistry } from './audit/ask-registry.ts';
import { type Allowed, judge, listFaults } from './audit/judge.ts';
import { lockedPackages } from './audit/shipped.ts';

const isStrict = process.argv.includes('--strict');
const allowed = JSON.parse(
  readFileSync(new URL('./audit/allowed.json', import.meta.url), 'utf8'),
) as Allowed[];

function fail(faults: readonly string[]): void {
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = 1;
}

const listed = listFaults(allowed, new Date().toISOString().slice(0, 10));
if (listed.length > 0) fail(listed);

const audit = await auditAtRegistry();
if (audit.state === 'audited') {
  const { faults, remarks } = judge(audit.advisories, allowed, lockedPackages());
  for (const remark of remarks) console.log(`- ${remark}`);
  if (faults.length > 0) fail(faults);
  else console.log('No package that ships has a vulnerability that is known and not let through.');
} else {
  const what =
    audit.state === 'refused'
      ? 'the registry offers no audit'
      : 'the registry cannot be reached for the audit';
  // `npm test` looks for this prefix (scripts/setup/run-step.mjs).
  console.log(`not done: dependencies were NOT audited, ${what} (${audit.why.trim()})`);
  if (isStrict)
    fail(['A release needs an audit: run it where the registry answers, with npm_config_registry.']);
}
