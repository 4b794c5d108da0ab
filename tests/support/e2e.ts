import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { apiOf } from './e2e-api.ts';
import { CallRecord } from './e2e-calls.ts';
import { type OwnSite, startOwnSite } from './e2e-site.ts';

/** The demo world's logins: the first three of its cast, and who runs the site. */
export const CAST = {
  marlow: 'marlow@example.com',
  odile: 'odile@example.com',
  tamsin: 'tamsin@example.com',
  /** Has not finished registering, and must not: other journeys find her so. */
  lotte: 'lotte@example.com',
  /** Runs the site. */
  wren: 'wren@example.com',
} as const;
export const DEMO_PASSWORD = 'lantern-7-loom';

interface Fixtures {
  /** Whether the first-run guide says something; it stands in nobody else's way. */
  hasGuide: boolean;
  /** Logs this browser in as a demo member, without the login screen. */
  logIn: (name: keyof typeof CAST) => Promise<void>;
  /** Registers a new member with a blog of an unused name and logs this browser in. Answers the blog name. */
  newMember: (prefix?: string) => Promise<string>;
  /** Console messages that this journey provokes on purpose, besides those of refused calls. */
  expectConsole: ((messages: RegExp) => void) & { expected: readonly RegExp[] };
  /** Fails when axe finds something serious or critical on the page as it stands. */
  expectAccessible: (what: string) => Promise<void>;
  /** The link in the newest letter to an address, once one with that subject is there. */
  mailedLink: (to: string, subject: RegExp) => Promise<string>;
}

interface WorkerFixtures {
  /** This worker's own server; undefined on the mock. */
  ownSite: OwnSite | undefined;
  /** Of its server's environment, for journeys that need a site that is set otherwise (`test.use`). */
  settings: Record<string, string>;
  /** Address of this worker's own server with a demo world of its own; the mock's where the project runs on it. */
  site: string;
}

let serial = 0;

/** A blog name nobody has. */
export function freshName(prefix = 'journey'): string {
  serial += 1;
  return `${prefix}-${process.pid.toString(36)}-${Date.now().toString(36)}${serial}`.slice(0, 32);
}

/**
 * Console messages that a browser writes for an answer that a journey provokes on purpose, or where it takes the line away.
 * That a preloaded picture was not used within some seconds tells how busy the machine is.
 */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (400|401|403|404|409|413|429|500)|net::ERR_INTERNET_DISCONNECTED)|Service Worker registration blocked by Playwright|was preloaded using link preload but not used within a few seconds/;

/**
 * Makes loading a document wait until its scripts answer for it. A faster hand than any person's would else follow links
 * as documents, which works but is another journey.
 */
function waitForScripts(page: Page): void {
  const ready = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await ready();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await ready();
    return answer;
  };
}

/** Runs in the page: the guide was ended before anything is shown. */
function withoutGuide(): void {
  try {
    localStorage.setItem('skein.guide', '{"off":true}');
  } catch {
    // Documents without an origin keep nothing.
  }
}

/** Playwright's test, in which any unexpected console error or uncaught exception of the page fails the journey. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // One worker's posts and likes change no other worker's lists.
  settings: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ settings }, use, { project }) => {
      const site = project.name === 'mock' ? undefined : await startOwnSite(settings);
      await use(site);
      await site?.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: [
    async ({ ownSite }, use) => {
      await use(ownSite?.url ?? process.env.E2E_MOCK_URL ?? '');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
  expectConsole: async ({}, use) => {
    const expected: RegExp[] = [];
    await use(Object.assign((messages: RegExp) => void expected.push(messages), { expected }));
  },
  hasGuide: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, expectConsole, hasGuide }, use) => {
    if (!hasGuide) await page.context().addInitScript(withoutGuide);
    if (javaScriptEnabled !== false) waitForScripts(page);
    const problems: string[] = [];
    page.on('console', (message) => {
      const isExpected = [EXPECTED, ...expectConsole.expected].some((one) => one.test(message.text()));
      if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
    const calls = new CallRecord();
    calls.listenTo(page.context());
    await use(page);
    await calls.finish();
    expect(problems, 'the console stays silent').toEqual([]);
    expect(calls.problems, 'calls keep the contract').toEqual([]);
  },
  logIn: async ({ page }, use) => {
    await use(async (name) => {
      await apiOf(page).POST('/v2/oauth2/token', {
        body: { grant_type: 'password', username: CAST[name], password: DEMO_PASSWORD },
      });
    });
  },
  mailedLink: async ({ ownSite }, use) => {
    await use(async (to, subject) => {
      const letter = async () =>
        (await ownSite?.letters())?.find((one) => one.to === to && subject.test(one.subject));
      await expect.poll(letter, `a letter to ${to}`).toBeDefined();
      return /https?:\/\/\S+/.exec((await letter())?.text ?? '')?.[0] ?? '';
    });
  },
  newMember: async ({ page }, use) => {
    await use(async (prefix) => {
      const tumblelog = freshName(prefix);
      await apiOf(page).POST('/v2/register', {
        body: {
          email: `${tumblelog}@example.test`,
          password: 'a thread of blue wool',
          birth_date: '1990-05-17',
          tumblelog,
        },
      });
      return tumblelog;
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (what) => {
      // Colours are measured once nothing moves any more.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
        }
      });
      // What is right is not asked, and what other sites show in frames is theirs: without both it takes a third of the time.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
      const { violations } = await axe.analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => node.target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        );
      expect(serious, `${what} has no serious accessibility fault`).toEqual([]);
    });
  },
});

export { expect };

/** Writes a text post in the post form that is open, and sends it. */
export async function writePost(page: Page, text: string, tags: string[] = []): Promise<void> {
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'Your post' }).fill(text);
  for (const tag of tags) {
    await form.getByRole('combobox', { name: 'Add a tag' }).fill(tag);
    await page.keyboard.press('Enter');
  }
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
}
