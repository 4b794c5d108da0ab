import { defineModule } from '#server/define-module.ts';
import { advanceDomains, hasDueDomains } from './advance-domains.ts';
import { advanceCertificates, areCertificatesDue } from './certificates/advance-certificates.ts';
import { serveCertificateAddresses } from './certificates/certificate-addresses.ts';
import { sweepChallenges } from './certificates/certificates-repository.ts';
import { memberData } from './member-data.ts';

/** Seconds between two looks for orders, transfers, connected domains and certificates that are due. */
const CHECK_SECONDS = 15;
/** Time after which the answer to a challenge is of no use to anybody. */
const CHALLENGE_MS = 86_400_000;

/** Declares the module `domains`. */
export const module = defineModule({
  routes: [(app, { db }) => serveCertificateAddresses(app, db)],
  jobs: {
    domains: (_data, _turn, context) => advanceDomains(context),
    certificates: (_data, { signal }, context) => advanceCertificates(context, signal),
  },
  schedules: [
    { kind: 'domains', seconds: CHECK_SECONDS, isDue: hasDueDomains },
    { kind: 'certificates', seconds: CHECK_SECONDS, isDue: areCertificatesDue },
  ],
  cleanUps: {
    'answers to challenges': ({ db, services }) => sweepChallenges(db, services.now() - CHALLENGE_MS),
  },
  seed: () => import('./seed-rows.ts'),
  memberData,
});
