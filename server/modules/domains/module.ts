import { defineModule } from '#server/define-module.ts';
import { advanceDomains, hasDueDomains } from './advance-domains.ts';
import { memberData } from './member-data.ts';

/** Seconds between two looks for orders, transfers and connected domains that are due. */
const CHECK_SECONDS = 15;

/** Declares the module `domains`. */
export const module = defineModule({
  jobs: { domains: (_data, _turn, context) => advanceDomains(context) },
  schedules: [{ kind: 'domains', seconds: CHECK_SECONDS, isDue: hasDueDomains }],
  memberData,
});
