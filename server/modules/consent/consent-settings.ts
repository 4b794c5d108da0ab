import { type ConsentList, EMPTY_LIST } from './consent-list.ts';
import type { ApplicableLaw } from './law.ts';

/** Calls that an answer about privacy must precede where the law asks for one: none, logging in, or blogs, too. */
export const ANSWER_BEFORE = ['nothing', 'login', 'blogs'] as const;

/** The operator's configuration of consent. */
export interface ConsentSettings {
  list: ConsentList;
  /** Law that applies to everybody; undefined determines it for each caller. */
  law: ApplicableLaw['applies'] | undefined;
  /** Lower-case name of the header in which the operator's proxy sends the country; undefined without one. */
  countryHeader: string | undefined;
  /** Calls that answer 1026 or 1027 until the banner was answered. */
  answerBefore: (typeof ANSWER_BEFORE)[number];
}

/** Configuration of a site that uses data for nothing that needs a consent. */
export const NO_CONSENT_NEEDED: ConsentSettings = {
  list: EMPTY_LIST,
  law: undefined,
  countryHeader: undefined,
  answerBefore: 'nothing',
};
