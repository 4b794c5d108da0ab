import { describe, expect, test } from 'vitest';
import { type CatalogueEntry, readCatalogue } from '../../scripts/contract/catalogue.ts';
import { bundle, operationRows } from './bundle.ts';
import { operationAt } from './look-up.ts';

const catalogue = new Map<number, CatalogueEntry>(readCatalogue().map((entry) => [entry.code, entry]));

/** Codes with the meanings that the specification gives them (000 §8, 001 §8). */
const MEANINGS: Array<[rule: string, Record<number, string>]> = [
  ['[errors-14]', { 1034: 'requires-login' }],
  ['[errors-15]', { 1040: 'like-limit-exceeded' }],
  ['[errors-16]', { 1026: 'requires-consent', 1027: 'login-requires-consent' }],
  ['[errors-17]', { 5042: 'recaptcha-token-expired' }],
  [
    '[errors-18]',
    {
      4012: 'hidden-blog',
      4013: 'password-protected-blog',
      4020: 'blog-description-too-long',
      5016: 'invalid-request-param',
      599: 'domain-tld-in-maintenance',
    },
  ],
  [
    '[errors-19]',
    {
      8001: 'invalid-body',
      8004: 'upload-limit-reached',
      8005: 'bad-media-format',
      8006: 'unknown-upload-error',
      8009: 'unknown-video-upload-error',
      8010: 'video-processing',
      8011: 'video-limit-reached',
      8016: 'invalid-answer',
      8022: 'queue-limit-reached',
      8023: 'daily-post-limit-hit',
      8026: 'post-is-ignited',
      8027: 'post-not-embeddable',
      8029: 'invalid-source-url',
      8030: 'invalid-link',
    },
  ],
  [
    '[errors-20]',
    {
      20002: 'already-voted',
      20003: 'vote-not-allowed',
      20004: 'vote-remote-error',
      20005: 'empty-vote',
      20006: 'invalid-poll-id',
      20007: 'poll-not-allowed',
      20008: 'poll-remote-error',
    },
  ],
  ['[errors-21]', { 22001: 'too-many-reactions', 22002: 'too-many-user-reactions' }],
  [
    '[errors-22]',
    {
      16002: 'no-matched-account',
      16004: 'token-already-registered',
      16006: 'invalid-password',
      16007: 'invalid-two-factor-code',
      16009: 'password-reset',
    },
  ],
  ['[registration-errors-01]', { 2: 'email-unavailable' }],
  ['[registration-errors-02]', { 3: 'blog-name-unavailable' }],
  ['[registration-errors-03]', { 4: 'blog-name-invalid' }],
  ['[registration-errors-04]', { 1030: 'password-invalid' }],
  ['[registration-errors-05]', { 7: 'registration-blocked-for-age' }],
  ['[community-39]', { 23001: 'community-private' }],
  ['[community-40]', { 23020: 'community-banned' }],
  ['[community-41]', { 23028: 'community-content-labeled' }],
  ['[community-42]', { 23032: 'community-challenge-answer-incorrect' }],
];

describe('meanings of error codes', () => {
  test.each(MEANINGS)('error codes have the meanings of the specification: %s %j', (_rule, meanings) => {
    for (const [code, slug] of Object.entries(meanings)) {
      const entry = catalogue.get(Number(code));
      expect([code, entry?.slug, entry?.origin]).toEqual([code, slug, 'spec']);
      // Some operation must list the code.
      const listing = operationRows.filter(({ operation }) => operation['x-errors'].includes(Number(code)));
      expect(listing.length, `calls that answer ${code}`).toBeGreaterThan(0);
    }
  });

  test('codes 23101 to 23110 are the fields of a community, in the order of the specification [community-25]', () => {
    const fields = Array.from({ length: 10 }, (_, index) => catalogue.get(23101 + index)?.field);
    expect(fields).toEqual([
      'handle',
      'title',
      'description',
      'privacy',
      'tags',
      'about',
      'guidelines',
      'avatar_url',
      'header_url',
      'join_type',
    ]);
    const creating = operationAt('POST /v2/communities').operation['x-errors'];
    expect(creating).toEqual(expect.arrayContaining(fields.map((_, index) => 23101 + index)));
  });

  test('only a like reports its limit as such [errors-15]', () => {
    const listing = operationRows.filter(({ operation }) => operation['x-errors'].includes(1040));
    expect(listing.map(({ path }) => path)).toContain('/v2/user/like');
    for (const { path } of listing) expect(path).toMatch(/like$/);
  });

  test('upstream failures have the messages of the specification [errors-13]', () => {
    expect(catalogue.get(4003)?.detail).toBe('Ah, now. You need clearance for that.');
  });

  test('an unavailable blog name can be code 4 with inner code 3 as well', () => {
    const refused = operationAt('POST /v2/register').operation.responses[400];
    const examples = refused?.content?.['application/json']?.examples ?? {};
    expect(examples['blog-name-invalid']?.value).toMatchObject({ errors: [{ code: 4 }] });
    expect(examples['blog-name-invalid-taken']?.value).toMatchObject({ errors: [{ code: 4, innerCode: 3 }] });
  });

  test('codes of the specification have one of its statuses', () => {
    const named = [400, 401, 403, 404, 413, 429, 500, 502, 503];
    for (const { code, origin, status } of catalogue.values()) {
      if (origin === 'spec') expect([code, named.includes(status)]).toEqual([code, true]);
    }
  });

  test('the document contains the catalogue with its advice to clients', () => {
    const listing = bundle['x-error-catalogue'].map(({ code, slug, client }) => [code, slug, client]);
    expect(listing).toEqual([...catalogue.values()].map(({ code, slug, client }) => [code, slug, client]));
  });

  test("conflicts with others' changes have codes of their own, not those of limits or rules", () => {
    for (const { operation } of operationRows) {
      if (!operation['x-errors'].includes(4009)) continue;
      expect([
        'editPost',
        'reorderQueue',
        'reorderTabs',
        'reorderCollection',
        'editCommunity',
        'reorderCommunityBoards',
        'editCollection',
        'editCollectionPosts',
        'setPatio',
        'setPorch',
        'setConsentChoices',
        'setSiteFlag',
        'editHouseAd',
      ]).toContain(operation.operationId);
    }
  });

  test('codes of payments and blazes are marked as designed, because the specification has none [errors-23]', () => {
    const ours = [...catalogue.values()].filter(({ code }) => code >= 17001 && code <= 18101);
    expect(ours.length).toBeGreaterThan(0);
    for (const { code, origin } of ours) expect([code, origin]).toEqual([code, 'designed']);
  });
});

test('calls that need a session list that code, and paged lists one for a foreign cursor', () => {
  for (const { operation, parameters, path } of operationRows) {
    if (operation['x-access'] !== 'public') expect(operation['x-errors'], path).toContain(1034);
    if (parameters.some(({ name }) => name === 'cursor')) expect(operation['x-errors'], path).toContain(5039);
  }
});

test('only calls open to visitors can answer that a blog is hidden from them', () => {
  const naming = operationRows.filter(({ operation }) => operation['x-errors'].includes(4012));
  expect(naming.length).toBeGreaterThan(10);
  expect(naming.filter(({ operation }) => operation['x-access'] !== 'public')).toEqual([]);
});
