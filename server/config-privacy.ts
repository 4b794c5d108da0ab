import { resolve } from 'node:path';
import type { EnvironmentReader } from './config-values.ts';
import { type OutsideSource, readOutsideSources } from './modules/ads/outside/outside-sources.ts';
import { EMPTY_LIST, readConsentList } from './modules/consent/consent-list.ts';
import { ANSWER_BEFORE, type ConsentSettings } from './modules/consent/consent-settings.ts';

/** Reads the list of what needs a consent, and how the law of a caller is found. */
function consentIn(read: EnvironmentReader): ConsentSettings {
  const path = read.text('CONSENT_LIST');
  let list = EMPTY_LIST;
  try {
    if (path !== undefined) list = readConsentList(resolve(path));
  } catch (error) {
    read.problems.push(`CONSENT_LIST (${path}) cannot be used: ${(error as Error).message}.`);
  }
  const law = read.oneOf('CONSENT_LAW', ['automatic', 'gdpr', 'ccpa', 'none'], 'automatic');
  const countryHeader = read.text('COUNTRY_HEADER')?.toLowerCase();
  if (countryHeader !== undefined && !/^[a-z0-9-]{1,64}$/.test(countryHeader))
    read.problems.push('COUNTRY_HEADER must be the name of a header, like CF-IPCountry.');
  return {
    list,
    law: law === 'automatic' ? undefined : law,
    countryHeader,
    answerBefore: read.oneOf('CONSENT_BEFORE', ANSWER_BEFORE, 'nothing'),
  };
}

/** Reads what needs a consent, and the companies that fill places for ads with it. */
export function privacyIn(read: EnvironmentReader): {
  consent: ConsentSettings;
  adSources: readonly OutsideSource[];
} {
  const consent = consentIn(read);
  const path = read.text('AD_SOURCES');
  try {
    return { consent, adSources: path === undefined ? [] : readOutsideSources(resolve(path), consent.list) };
  } catch (error) {
    read.problems.push(`AD_SOURCES (${path}) cannot be used: ${(error as Error).message}.`);
    return { consent, adSources: [] };
  }
}
