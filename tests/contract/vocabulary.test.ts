import { describe, expect, test } from 'vitest';
import { PALETTES } from '#src/domain/appearance/palette.ts';
import { LOCALE_CODES } from '#src/domain/language/locales.ts';
import { EXPLORE_MODES } from '#src/paths/discovery-paths.ts';
import { bundle, type JsonSchema, operationRows, resolve } from './bundle.ts';
import { operationAt, parameterAt, propertyAt, requestAt, responseAt, schemaAt } from './look-up.ts';

/** The closed vocabularies of the specification: the contract must have exactly these words. */

const words = (text: string): string[] => text.split(/,\s*/);
/** Returns the schema of an array's items. */
const itemsOf = ({ items }: JsonSchema): JsonSchema => resolve(items ?? {});
const sorted = (values: readonly unknown[] | undefined): string[] => (values ?? []).map(String).sort();

/** Returns the schemas of every field with this name in the document. */
function fieldsNamed(field: string): unknown[] {
  const found: unknown[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const property = (node as JsonSchema).properties?.[field];
    if (property) found.push(property);
    for (const child of Object.values(node)) walk(child);
  };
  walk(bundle.components.schemas);
  return found;
}

describe('shared vocabularies', () => {
  test.each([
    [
      'palette',
      'Palette',
      'trueBlue, darkMode, cement, lowContrastClassic, cybernetic, canary, ghost, vampire, pumpkin, snowBright, gothRave, pride',
      PALETTES,
    ],
    [
      'locale',
      'Locale',
      'en-us, es, de, fr, it, ja, tr, ru, pl, pt, pt-br, nl, ko, zh-cn, zh-tw, zh-hk, id, hi',
      LOCALE_CODES,
    ],
  ])('every %s has the values of the specification [audience-14] [audience-15]', (field, name, spec, own) => {
    const schemas = fieldsNamed(field);
    expect(schemas.length).toBeGreaterThan(2);
    for (const place of schemas) expect(place).toEqual({ $ref: `#/components/schemas/${name}` });
    const values = schemaAt(name).enum?.filter((value) => value !== null);
    for (const listed of [values, own]) expect(sorted(listed)).toEqual(sorted(words(spec)));
  });
});

describe('vocabularies of the specification', () => {
  test.each<[string, string, () => readonly unknown[] | undefined]>([
    [
      'steps of logging in [login-flow-01]',
      'registration, login, magic_link, magic_link_sent, password_reset',
      () => propertyAt(responseAt('POST /v2/login/mode'), 'mode').enum,
    ],
    [
      'kinds of post a search can ask for [search-02]',
      'ask, audio, chat, gif, link, photo, quote, text, video',
      () => parameterAt('GET /v2/search/posts', 'type').schema.enum,
    ],
    [
      'search modes [search-03]',
      'recent, top',
      () => parameterAt('GET /v2/search/posts', 'mode').schema.enum,
    ],
    [
      'time ranges in days [validation-21]',
      '0, 365, 180, 30, 7, 1',
      () => parameterAt('GET /v2/search/posts', 'days').schema.enum,
    ],
    [
      'subscription statuses [premium-03]',
      'active, pending, pending-cancel, on-hold, cancelled, expired',
      () => schemaAt('SubscriptionStatus').enum,
    ],
    ['billing periods [premium-04]', 'month, year', () => schemaAt('BillingPeriod').enum],
    [
      'ways into a community [community-01]',
      'free, request, invite',
      () => propertyAt(schemaAt('Community'), 'joinType').enum,
    ],
    ['roles in a community [community-02]', 'admin, moderator, member', () => schemaAt('CommunityRole').enum],
    [
      'visibilities of a community [community-03]',
      'private, public',
      () => propertyAt(schemaAt('Community'), 'visibility').enum,
    ],
    [
      'community join filters [community-04]',
      'free, request, invite',
      () => itemsOf(parameterAt('GET /v2/communities', 'join_types[]').schema).enum,
    ],
    [
      'community sort options [community-05]',
      'relevance, latest_activity, recently_created, post_count, member_count',
      () => parameterAt('GET /v2/communities', 'sort').schema.enum,
    ],
    [
      'sites of the tracking pixel [analytics-07]',
      '0, 3',
      () => parameterAt('GET /services/pixel', 'tid').schema.enum,
    ],
    [
      'ratings of an answer [protocol-07]',
      'adult, nsfw',
      () => propertyAt(schemaAt('Meta'), 'contentRating').enum,
    ],
  ])('the contract has the values of the specification for %s: %s', (_what, spec, found) => {
    expect(sorted(found())).toEqual(sorted(words(spec)));
  });

  test('joining and sorting have the same values in every list of communities [community-04] [community-05]', () => {
    for (const call of [
      'GET /v2/search/communities',
      'GET /v2/community_categories/{category}/communities',
    ]) {
      for (const name of ['join_types[]', 'sort'])
        expect(parameterAt(call, name).schema).toEqual(parameterAt('GET /v2/communities', name).schema);
    }
  });

  test('posts, blogs and tags have a search call each [search-03]', () => {
    const calls = operationRows
      .filter(({ path }) => path.startsWith('/v2/search/'))
      .map(({ path }) => path.split('/').at(-1));
    expect(calls).toEqual(expect.arrayContaining(['posts', 'blogs', 'tags']));
  });

  test('every explore mode has a call of its own [explore-02]', () => {
    const types = parameterAt('GET /v2/explore/posts/{type}', 'type').schema.enum?.map(String) ?? [];
    const calls: Record<string, string> = {
      'staff-picks': 'GET /v2/explore/staff_picks',
      trending: 'GET /v2/explore/trending',
      'recommended-for-you': 'GET /v2/explore/recommended',
      answertime: 'GET /v2/answertime/explore',
    };
    for (const call of Object.values(calls))
      expect(operationAt(call).operation['x-access'], call).toBe('public');
    const spec =
      'staff-picks, trending, recommended-for-you, text, photos, gifs, quotes, chats, audio, video, asks, answertime';
    expect(sorted([...Object.keys(calls), ...types])).toEqual(sorted(words(spec)));
    expect(sorted(EXPLORE_MODES)).toEqual(sorted(words(spec)));
  });

  test('time ranges inside one blog have the same values [validation-21]', () => {
    const days = parameterAt('GET /v2/blog/{blog}/search', 'days').schema.enum;
    expect(days).toEqual(parameterAt('GET /v2/search/posts', 'days').schema.enum);
  });
});

describe('defaults and limits of the specification', () => {
  test.each<[string, unknown, () => unknown]>([
    ['likes to a page [constants-01]', 21, () => parameterAt('GET /v2/user/likes', 'limit').schema.default],
    [
      'followed tags to a page [constants-02]',
      10,
      () => parameterAt('GET /v2/user/followed_tags', 'limit').schema.default,
    ],
    [
      'posts of a hub to a page [constants-03]',
      14,
      () => parameterAt('GET /v2/hubs/{tag}/timeline', 'limit').schema.default,
    ],
    ['radar posts [constants-04]', 5, () => parameterAt('GET /v2/radar', 'limit').schema.default],
    [
      'radar posts in its timeline [constants-05]',
      10,
      () => parameterAt('GET /v2/radar/timeline', 'count').schema.default,
    ],
    [
      'conversations in a batch of messages [constants-06]',
      5,
      () => propertyAt(requestAt('POST /v2/conversations/messages/batch'), 'conversations').maxItems,
    ],
    [
      'text of a message [messaging-06]',
      '',
      () => propertyAt(requestAt('POST /v2/conversations/messages'), 'message').default,
    ],
    [
      'text of a batch of messages [messaging-06]',
      '',
      () => propertyAt(requestAt('POST /v2/conversations/messages/batch'), 'message').default,
    ],
    [
      'purposes of a consent [consent-05]',
      24,
      () => propertyAt(requestAt('POST /v2/privacy/consent/choices'), 'purpose_opt_ins').maxLength,
    ],
    [
      'special features of a consent [consent-06]',
      12,
      () => propertyAt(requestAt('POST /v2/privacy/consent/choices'), 'special_feature_opt_ins').maxLength,
    ],
  ])('the contract has the defaults and limits of the specification for %s: %j', (_what, spec, found) => {
    expect(found()).toBe(spec);
  });

  test('a tracking pixel works without a named visitor [analytics-07]', () => {
    expect(parameterAt('GET /services/pixel', 'user_id').required ?? false).toBe(false);
  });
});
