import type { Page, Route } from '@playwright/test';
import type { components } from '#generated/types/api.d.ts';
import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Number of messages, messages per response, and number of responses that are loaded backwards. */
const ALL_MESSAGE_COUNT = 10_000;
const PAGE_SIZE = 20;
const BACK_PAGE_COUNT = 12;

type Conversation = components['schemas']['Conversation'];

/**
 * Mocks a conversation of ten thousand messages of varying length, newest first; each response is released by the test.
 */
function makeLong(page: Page) {
  const long = { newest: ALL_MESSAGE_COUNT, gate: Promise.resolve(), asked: [] as string[] };
  const answer = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const below = Number(url.searchParams.get('cursor') ?? Number.POSITIVE_INFINITY);
    long.asked.push(url.searchParams.get('cursor') ?? 'newest');
    url.searchParams.delete('cursor');
    const told = await route.fetch({ url: url.href });
    const body = (await told.json()) as { response: { conversation: Conversation; links: object } };
    const { conversation } = body.response;
    const [own, other] = conversation.participants;
    const first = Math.min(below - 1, long.newest);
    const numbers = Array.from({ length: Math.min(PAGE_SIZE, first) }, (_, i) => first - i);
    conversation.unreadMessagesCount = 0;
    conversation.messages.data = numbers.map((number) => ({
      type: 'text',
      id: String(number),
      participant: (number % 3 ? own : other)?.uuid ?? '',
      ts: 1_700_000_000 + number * 97,
      unread: false,
      content: { type: 'text', text: `Letter ${number}. ${'More of it. '.repeat((number * 7) % 23)}` },
    }));
    const last = numbers.at(-1) ?? 1;
    body.response.links =
      last > 1 ? { next: { href: url.pathname, queryParams: { cursor: String(last) } } } : {};
    if (below <= ALL_MESSAGE_COUNT) await long.gate;
    await route.fulfill({ response: told, json: body });
  };
  return { long, ready: page.route('**/v2/conversations/messages?*', answer) };
}

test('Messages: a conversation of ten thousand is scrolled both ways and receives others without jumping', async ({
  page,
  browser,
  site,
  logIn,
}) => {
  await logIn('marlow');
  const { long, ready } = makeLong(page);
  await ready;
  await page.goto('/messaging/conversation/marlow/odile');
  const letters = page.getByRole('list', { name: 'Messages with odile' });
  const letter = (number: number) => letters.getByRole('article').filter({ hasText: `Letter ${number}.` });
  const place = async (number: number) => (await letter(number).boundingBox())?.y ?? Number.NaN;
  /** Scrolls until a message is at the top of the visible area. */
  const scrollTo = (number: number) =>
    letter(number).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(letter(ALL_MESSAGE_COUNT)).toBeInViewport();
  await expect(letters.getByRole('article').nth(PAGE_SIZE - 1)).toBeAttached();

  // Some pages may have loaded before; from here on each is released by the test.
  let oldest = ALL_MESSAGE_COUNT - (await letters.getByRole('article').count()) + 1;
  for (let turn = 0; turn < BACK_PAGE_COUNT; turn += 1) {
    const held = Promise.withResolvers<void>();
    long.gate = held.promise;
    await page.getByRole('button', { name: 'Older messages' }).scrollIntoViewIfNeeded();
    const before = await place(oldest);
    held.resolve();
    await expect(letter(oldest - 1)).toBeAttached();
    expect(Math.abs((await place(oldest)) - before), `letter ${oldest} stays`).toBeLessThanOrEqual(1);
    oldest = ALL_MESSAGE_COUNT - (await letters.getByRole('article').count()) + 1;
  }

  // Scrolling down and up again changes no heights.
  const middle = ALL_MESSAGE_COUNT - 100;
  await scrollTo(middle);
  const before = await place(middle);
  await scrollTo(ALL_MESSAGE_COUNT);
  await expect(letter(ALL_MESSAGE_COUNT)).toBeInViewport();
  await scrollTo(middle);
  expect(Math.abs((await place(middle)) - before)).toBeLessThanOrEqual(1);

  // A message arrives while old ones are read.
  const elsewhere = await browser.newPage({ baseURL: site });
  await apiOf(elsewhere).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: CAST.odile, password: DEMO_PASSWORD },
  });
  const { data } = await apiOf(elsewhere).GET('/v2/user/info');
  const from = data?.response.blogs[0]?.uuid ?? '';
  long.newest = ALL_MESSAGE_COUNT + 1;
  long.asked.length = 0;
  await apiOf(elsewhere).POST('/v2/conversations/messages', {
    body: { type: 'text', participant: from, participants: [from, 'marlow'], message: 'One more' },
  });
  await expect(letter(ALL_MESSAGE_COUNT + 1)).toBeAttached();
  expect(Math.abs((await place(middle)) - before), 'what is read stays').toBeLessThanOrEqual(1);
  expect(new Set(long.asked), 'of the letters that are there none is asked for again').toEqual(
    new Set(['newest']),
  );
  await elsewhere.close();
});
