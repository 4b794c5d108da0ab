import { closest, distance } from 'fastest-levenshtein';
import type { Environment } from './config-values.ts';

/** Settings in `.env` that compose.yaml reads and the server does not. */
const COMPOSE_SETTINGS = ['POSTGRES_PASSWORD', 'BIND'];
/** Beginnings that only settings of this site have, so that such a name in the environment is meant for it. */
const OWN_PREFIXES = ['SMTP_', 'MAIL_', 'MEDIA_', 'GIF_PROVIDER_', 'SIGN_IN_', 'STRIPE_', 'ACME_', 'TLS_'];
/** Greatest number of wrong letters in a name that counts as a typo. */
const MAX_TYPO_LETTERS = 2;
/** Shorter names of the environment are not compared: any two of them are alike. */
const MIN_COMPARED_LETTERS = 6;

/** Settings without effect unless another one is set. */
const NEEDS: readonly (readonly [setting: string, needed: string])[] = [
  ['MAIL_FROM', 'SMTP_URL'],
  ['MAIL_PER_MINUTE', 'SMTP_URL'],
  ['MAIL_DKIM_KEY', 'SMTP_URL'],
  ['MEDIA_REGION', 'MEDIA_BUCKET'],
  ['DATABASE_CONNECTIONS', 'DATABASE_URL'],
  ['BLOG_HOSTS', 'SITE_HOST'],
  ['ACME_EMAIL', 'ACME_DIRECTORY_URL'],
];

/**
 * Returns one sentence for each setting that has no effect: names that no setting has, with the nearest right one, and
 * settings that mean nothing without another one.
 *
 * @param known the names that the configuration reads
 * @param fileNames the names in the file `.env`, all of which are meant for this site
 */
export function settingWarnings(
  env: Environment,
  known: ReadonlySet<string>,
  fileNames: readonly string[] = [],
): string[] {
  const isSet = (name: string): boolean => Boolean((env[name] ?? env[`${name}_FILE`])?.trim());
  const unknown = Object.keys(env)
    .filter((name) => isSet(name) && !known.has(name) && !isOfOthers(name))
    .filter((name) => fileNames.includes(name) || isMeant(name, known));
  return [
    ...unknown.sort().map((name) => `${name} has no effect: it is no setting.${suggestion(name, known)}`),
    ...NEEDS.filter(([setting, needed]) => isSet(setting) && !isSet(needed)).map(
      ([setting, needed]) => `${setting} has no effect without ${needed}.`,
    ),
  ];
}

/** Returns true for settings of the containers and of Node itself. */
function isOfOthers(name: string): boolean {
  return COMPOSE_SETTINGS.includes(name) || name.startsWith('NODE_');
}

/** Returns true for a name outside `.env` that is probably meant for this site. */
function isMeant(name: string, known: ReadonlySet<string>): boolean {
  if (OWN_PREFIXES.some((prefix) => name.startsWith(prefix))) return true;
  return name.length >= MIN_COMPARED_LETTERS && distance(name, closest(name, [...known])) <= MAX_TYPO_LETTERS;
}

function suggestion(name: string, known: ReadonlySet<string>): string {
  const near = closest(name, [...known]);
  return distance(name, near) <= near.length / 2 ? ` Did you mean ${near}?` : '';
}
