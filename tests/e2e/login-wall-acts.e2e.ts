import type { Locator, Page, Route } from '@playwright/test';
import type { LoginWallAction } from '#src/platform/login-wall/held-act.ts';
import { expect, freshName, test } from '#tests/support/e2e.ts';

/** Action types of the specification; the site has two more of its own. */
type SpecifiedAction = Exclude<LoginWallAction, 'react' | 'vote'>;

/** Time in which the wall opens once what counts presses is there. */
const WALL_OPENS_MS = 5000;

interface Act {
  /** Address of the page on which a visitor acts. */
  at: string;
  /** Prepares the page: types, opens, or scrolls. */
  prepare?: (page: Page) => Promise<void>;
  /** Control that is pressed twice in a row. */
  pressed: (page: Page) => Locator;
  /** True for what opens freely five times; the sixth press meets the wall. */
  isCounted?: true;
  /** Method and path of the call that the replay makes; undefined where signing in leads to a page or form. */
  call?: RegExp;
  /** Sees that it is done, directly after signing in. */
  done: (page: Page) => Promise<void>;
  /** Sees that it is done after a reload, where that shows something else. */
  stays?: (page: Page) => Promise<void>;
  /** Sends what the form has kept, and the call which that makes; for acts that signing in leads to a form. */
  sent?: { press: (page: Page) => Locator; call: RegExp };
}

const HUB = '/communities/fog-watchers';
const nice = (page: Page) => page.getByRole('dialog', { name: 'Nice.' });
const firstPost = (page: Page) => page.getByRole('feed').getByRole('article').first();
const pressedState = async (control: Locator) => expect(control).toHaveAttribute('aria-pressed', 'true');

async function openHubComments(page: Page): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: 'Counted seven ridges' }).first();
  await post.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page.getByText('We could see the sixth one from above. It waved.')).toBeVisible();
}
function commentLike(page: Page): Locator {
  const comment = page.getByRole('listitem').filter({ hasText: 'We could see the sixth one from above.' });
  return comment.getByRole('button', { name: /^Like/ }).first();
}

/** Adds a premium banner to the lists that a page reads. */
async function addBanner(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const answer = await route.fetch();
  const json: unknown = await answer.json().catch(() => undefined);
  const { elements } =
    (json as { response?: { timeline?: { elements?: unknown[] } } })?.response?.timeline ?? {};
  elements?.unshift({
    objectType: 'premium_banner',
    id: 'premium',
    title: 'Fewer ads',
    text: 'None at all.',
    button: { text: 'See premium', href: '/settings/ad-free-browsing', style: 'primary' },
  });
  await (elements ? route.fulfill({ response: answer, json }) : route.fulfill({ response: answer }));
}

const ACTS: Record<SpecifiedAction, Act> = {
  like: {
    at: '/marlow',
    pressed: (page) => firstPost(page).getByRole('button', { name: 'Like' }),
    call: /^POST \/v2\/user\/like$/,
    done: async (page) => {
      await expect(nice(page)).toContainText('You liked a post. Care for another?');
      await nice(page).getByRole('button', { name: 'Keep exploring' }).click();
      await pressedState(firstPost(page).getByRole('button', { name: 'Like' }));
    },
    stays: (page) => pressedState(firstPost(page).getByRole('button', { name: 'Like' })),
  },
  follow: {
    at: '/odile',
    pressed: (page) => page.getByRole('button', { name: 'Follow odile' }).first(),
    call: /^POST \/v2\/user\/follow$/,
    done: async (page) => {
      await expect(nice(page)).toContainText('You followed a blog. Shall we continue?');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Following odile' }).first()).toBeVisible();
    },
    stays: (page) => expect(page.getByRole('button', { name: 'Following odile' }).first()).toBeVisible(),
  },
  followTag: {
    at: '/tagged/photography',
    pressed: (page) => page.getByRole('button', { name: 'Follow #photography' }).first(),
    call: /^POST \/v2\/user\/tags\/add$/,
    done: async (page) => {
      await expect(nice(page)).toContainText('You followed a tag. Shall we continue?');
      await nice(page).getByRole('button', { name: 'Keep exploring' }).click();
      await pressedState(page.getByRole('button', { name: 'Following #photography' }).first());
    },
    stays: (page) => pressedState(page.getByRole('button', { name: 'Following #photography' }).first()),
  },
  reblog: {
    at: '/marlow',
    pressed: (page) => firstPost(page).getByRole('link', { name: 'Reblog' }),
    done: (page) => expect(page.getByRole('form', { name: 'Reblog' })).toBeVisible(),
  },
  newTaggedPost: {
    at: '/tagged/photography',
    pressed: (page) => page.getByRole('button', { name: 'Write about #photography' }),
    done: async (page) => {
      await expect(page).toHaveURL(/\/new\/text\?tag=photography$/);
      await expect(page.getByRole('button', { name: /Remove.*photography/ })).toBeVisible();
    },
  },
  comment: {
    at: '/marlow',
    prepare: async (page) => {
      await firstPost(page)
        .getByRole('button', { name: /Replies/ })
        .click();
      await page.getByRole('textbox', { name: 'Reply to marlow' }).pressSequentially('Which ridge is that?');
    },
    pressed: (page) => page.getByRole('button', { name: 'Reply', exact: true }).first(),
    done: (page) =>
      expect(page.getByRole('textbox', { name: 'Reply to marlow' })).toHaveValue('Which ridge is that?'),
    stays: async (page) => {
      await firstPost(page)
        .getByRole('button', { name: /Replies/ })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: 'Reply to marlow' })).toHaveValue(
        'Which ridge is that?',
      );
    },
    sent: {
      press: (page) => page.getByRole('button', { name: 'Reply', exact: true }).first(),
      call: /^POST \/v2\/.*repl(?:y|ies)/,
    },
  },
  'comment-like': {
    at: HUB,
    prepare: openHubComments,
    pressed: commentLike,
    call: /^POST \/v2\/communities\/fog-watchers\/posts\/\d+\/comments\/\w+\/like$/,
    done: (page) => pressedState(commentLike(page)),
  },
  notes: {
    at: '/explore/trending',
    pressed: (page) => firstPost(page).getByRole('button', { name: /notes?$/ }),
    isCounted: true,
    done: (page) => expect(page.getByRole('button', { name: /notes?$/, expanded: true })).toBeVisible(),
  },
  tags: {
    at: '/tagged/photography',
    pressed: (page) => page.getByRole('navigation', { name: 'Related tags' }).getByRole('link').first(),
    isCounted: true,
    done: async (page) => {
      await expect(page).toHaveURL(/\/tagged\/(?!photography)/);
      await expect(firstPost(page)).toBeVisible();
    },
  },
  blogView: {
    at: '/explore/trending',
    pressed: (page) => firstPost(page).locator('header a:visible').first(),
    isCounted: true,
    done: (page) => expect(page.getByRole('dialog', { name: /^@/ })).toBeVisible(),
    // A reload shows the blog of the preview as a page.
    stays: async (page) => {
      await expect(page).toHaveURL(/^[^?]*\/(?!explore)[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  archivePost: {
    at: '/marlow/archive',
    pressed: (page) => page.getByRole('list', { name: 'Posts by marlow' }).first().getByRole('link').first(),
    isCounted: true,
    done: async (page) => {
      await expect(page).toHaveURL(/\/marlow\/\d+/);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  archiveFilter: {
    at: '/marlow/archive',
    pressed: (page) => page.getByRole('main').locator('a[href^="/marlow/archive/"]').first(),
    isCounted: true,
    done: (page) => expect(page).toHaveURL(/\/marlow\/archive\/./),
  },
  scroll: {
    at: '/explore/trending',
    prepare: async (page) => {
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 700);
          return page.locator('[data-reading-wall]').count();
        })
        .toBe(1);
    },
    pressed: (page) => page.locator('[data-reading-wall]').getByRole('button', { name: 'Log in' }),
    done: async (page) => {
      await expect(page).toHaveURL(/\/explore\/trending$/);
      await expect(page.getByRole('feed').getByRole('article').nth(1)).toBeVisible();
      await expect(page.locator('[data-reading-wall]')).toHaveCount(0);
    },
  },
  ask: {
    at: '/new/ask/marlow',
    prepare: (page) =>
      page.getByRole('textbox', { name: 'Your question' }).pressSequentially('Which ridge is the cloud?'),
    pressed: (page) => page.getByRole('button', { name: 'Ask', exact: true }),
    done: (page) =>
      expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Which ridge is the cloud?'),
  },
  accessory: {
    at: '/explore/trending',
    // The site links its shop for visitors from pages of help and payments only: a link as a post has it.
    prepare: (page) =>
      page.evaluate(() => {
        const link = document.createElement('a');
        Object.assign(link, { href: '/skeinmart', textContent: 'Skeinmart' });
        document.querySelector('main')?.prepend(link);
      }),
    pressed: (page) => page.getByRole('main').getByRole('link', { name: 'Skeinmart' }),
    isCounted: true,
    done: async (page) => {
      await expect(page).toHaveURL(/\/skeinmart$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  communityJoinToast: {
    at: '/communities/bread-failures',
    pressed: (page) => page.getByRole('link', { name: 'Join', exact: true }).first(),
    call: /^PUT \/v2\/communities\/bread-failures\/membership$/,
    done: (page) => expect(page.getByText('Woohoo! You are now a member of Bread failures')).toBeVisible(),
    stays: (page) => expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0),
  },
  communityRequestMembership: {
    at: '/communities/cats-with-grievances',
    pressed: (page) => page.getByRole('link', { name: 'Ask to join', exact: true }).first(),
    call: /^POST \/v2\/communities\/cats-with-grievances\/membership_requests$/,
    // This community asks a question, which the sheet shows after signing in.
    done: async (page) => {
      const sheet = page.getByRole('dialog');
      await sheet
        .getByRole('textbox', { name: 'What is your complaint?' })
        .pressSequentially('The box has been moved.');
      await sheet.getByRole('button', { name: /^Ask to join as/ }).dblclick();
      await expect(page.getByText('Request sent').first()).toBeVisible();
    },
    stays: (page) => expect(page.getByRole('link', { name: 'Request sent' }).first()).toBeVisible(),
  },
  banner_cta_click: {
    at: '/explore/trending',
    // Lists of visitors have this element only after an ad was hidden.
    prepare: async (page) => {
      await page.route('**/v2/**', addBanner);
      await page.getByRole('link', { name: 'Text', exact: true }).first().click();
      await expect(page.getByRole('link', { name: 'See premium' }).first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    pressed: (page) => page.getByRole('link', { name: 'See premium' }).first(),
    done: (page) => expect(page).toHaveURL(/\/settings\/ad-free-browsing$/),
  },
};

/** Enters an address and the password of a member into the wall and the form that follows. */
async function logIn(page: Page, email: string): Promise<void> {
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await wall.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially(email);
  await wall.getByRole('button', { name: 'Go on' }).click();
  const form = page.getByRole('dialog', { name: 'Log in', exact: true });
  await form.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
}

/**
 * Calls that are no act of the visitor: signing in, the answer about privacy, counts, and that a member has opened a
 * community.
 */
const NO_ACT =
  /\/v2\/(?:user\/validate|login|register|oauth2\/|session|password\/|privacy|consent|analytics|events|errors|timings|ads\/|communities\/[\w-]+\/read$)/;

/** Keeps method and path of every call of the page that changes something for a member. */
function keepCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() !== 'GET' && !NO_ACT.test(call)) calls.push(call);
  });
  return calls;
}

/** Enters a new address into the wall and registers in the form that follows. */
async function register(page: Page): Promise<void> {
  const name = freshName('wall');
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await wall.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially(`${name}@example.test`);
  await wall.getByRole('button', { name: 'Go on' }).click();
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await form.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await form.getByRole('textbox', { name: 'Month' }).fill('5');
  await form.getByRole('textbox', { name: 'Day' }).fill('17');
  await form.getByRole('textbox', { name: 'Year' }).fill('1990');
  await form.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form).toBeHidden();
}

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1162, 'The same at every width.');

for (const [action, act] of Object.entries(ACTS)) {
  const { at, prepare, pressed, isCounted, call, done, stays = done, sent } = act;
  test(`Login wall: ${action}, pressed twice, is done once after signing in, also after a reload [login-wall-15] [login-wall-22]`, async ({
    page,
    newMember,
    expectFailure,
  }) => {
    expectFailure(400, 'validateUser');
    const blog = await newMember('wall');
    if (action === 'comment-like') {
      await page.goto(HUB);
      await page.getByRole('link', { name: 'Join', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: /^Join/ }).click();
      await expect(page.getByText(/Woohoo/)).toBeVisible();
    }
    await page.context().clearCookies();
    const calls = keepCalls(page);
    // Every write counts, not only those of this act: an act that leads to a page or form writes nothing.
    const expectWrites = (...once: readonly (RegExp | undefined)[]) =>
      expect(calls).toEqual(once.flatMap((one) => (one ? [expect.stringMatching(one)] : [])));
    const meetWall = async (): Promise<void> => {
      await page.goto(at);
      if (isCounted) await page.evaluate(() => localStorage.setItem('login_wall_click_handler', '0'));
      await prepare?.(page);
      await pressed(page).dblclick();
      await expect(page).toHaveURL(new RegExp(`source=${action}&`), { timeout: WALL_OPENS_MS });
    };
    // Presses are counted once the page is idle: until then a link is only a link.
    if (isCounted) await expect(meetWall).toPass();
    else await meetWall();
    expectWrites();
    await logIn(page, `${blog}@example.test`);
    await done(page);
    expectWrites(call);
    expect(await page.evaluate(() => localStorage.getItem('skein.pending-action'))).toBeNull();
    await page.reload();
    await stays(page);
    await expect(nice(page)).toBeHidden();
    expectWrites(call);
    if (!sent) return;
    await sent.press(page).dblclick();
    await expect.poll(() => calls.length).toBe(1);
    expectWrites(sent.call);
  });
}

/** Acts that are tried by registering, too: one that is done, one in a community, and one whose text is kept. */
const REGISTERED = ['like', 'communityJoinToast', 'ask'] as const;

for (const action of REGISTERED) {
  const { at, prepare, pressed, call, done } = ACTS[action];
  test(`Login wall: ${action} is done once after registering [login-wall-15] [login-wall-22]`, async ({
    page,
  }) => {
    const calls = keepCalls(page);
    await page.goto(at);
    await prepare?.(page);
    await pressed(page).click();
    await expect(page).toHaveURL(new RegExp(`source=${action}&`));
    await register(page);
    await done(page);
    expect(calls).toEqual(call ? [expect.stringMatching(call)] : []);
    expect(await page.evaluate(() => localStorage.getItem('skein.pending-action'))).toBeNull();
  });
}

test('Login wall: a like is done once after a log-in by a mailed link in another tab [login-wall-15]', async ({
  page,
  context,
  newMember,
  mailedLink,
  expectFailure,
}) => {
  expectFailure(400, 'validateUser');
  const email = `${await newMember('wall')}@example.test`;
  await context.clearCookies();
  const { at, pressed, call } = ACTS.like;
  await page.goto(at);
  await pressed(page).click();
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await wall.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially(email);
  await wall.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('dialog', { name: 'Log in', exact: true }).locator('a[href^="/login/link"]').click();
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const other = await context.newPage();
  const calls = keepCalls(other);
  await other.goto(await mailedLink(email, /^Your log-in link/));
  await other.locator('html[data-ready]').waitFor({ state: 'attached' });
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(nice(other)).toContainText('You liked a post. Care for another?');
  await nice(other).getByRole('button', { name: 'Keep exploring' }).click();
  await pressedState(firstPost(other).getByRole('button', { name: 'Like' }));
  expect(calls).toEqual([expect.stringMatching(call ?? /never/)]);
  expect(await other.evaluate(() => localStorage.getItem('skein.pending-action'))).toBeNull();
});
