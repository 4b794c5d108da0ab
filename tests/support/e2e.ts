import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { apiOf } from './e2e-api.ts';
import { CallRecorder } from './e2e-calls.ts';
import { type ExpectedFailure, isChecked, recordFailures, unannounced } from './e2e-failures.ts';
import { type OwnSite, startOwnSite } from './e2e-site.ts';

/** Logins of the demo world: the first three of its cast, and the staff. */
export const CAST = {
  marlow: 'marlow@example.com',
  odile: 'odile@example.com',
  tamsin: 'tamsin@example.com',
  /** Has not finished registering, and must stay so: other journeys depend on it. */
  lotte: 'lotte@example.com',
  /** Staff. */
  wren: 'wren@example.com',
  greta: 'greta@example.com',
} as const;
export const DEMO_PASSWORD = 'lantern-7-loom';

interface Fixtures {
  /** True when the first-run guide is shown; otherwise it is off. */
  hasGuide: boolean;
  /** Logs this browser in as a demo member, without the login screen. */
  logIn: (name: keyof typeof CAST) => Promise<void>;
  /** Registers a new member with a blog of an unused name and logs this browser in. Returns the blog name. */
  newMember: (prefix?: string) => Promise<string>;
  /** Announces a failing status that this journey causes, of an operation or a path; any other fails it. */
  expectFailure: ((status: ExpectedFailure['status'], of: ExpectedFailure['of']) => void) & {
    expected: readonly ExpectedFailure[];
  };
  /** Allows console messages that this journey causes. */
  expectConsole: ((messages: RegExp) => void) & { expected: readonly RegExp[] };
  /** Fails when axe finds a serious or critical violation on the page as it is. */
  expectAccessible: (what: string) => Promise<void>;
  /** Waits for an e-mail with that subject to an address and returns its link. */
  mailedLink: (to: string, subject: RegExp) => Promise<string>;
}

interface WorkerFixtures {
  /** This worker's own server; undefined on the mock. */
  ownSite: OwnSite | undefined;
  /** Environment variables of its server, for journeys that need another configuration (`test.use`). */
  settings: Record<string, string>;
  /** Address of this worker's own server with a demo world of its own; the mock's where the project runs on it. */
  site: string;
}

let serial = 0;

/** Returns an unused blog name. */
export function freshName(prefix = 'journey'): string {
  serial += 1;
  return `${prefix}-${process.pid.toString(36)}-${Date.now().toString(36)}${serial}`.slice(0, 32);
}

/**
 * Console messages that a browser logs without a connection, and for failing statuses, which `expectFailure` checks. A
 * preloaded picture that was not used within some seconds only shows that the machine is busy.
 */
const EXPECTED_CONSOLE =
  /Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_INTERNET_DISCONNECTED)|Service Worker registration blocked by Playwright|was preloaded using link preload but not used within a few seconds/;

/**
 * Makes loading a document wait until it is hydrated. Otherwise the test is faster than any person and follows links as
 * documents, which works but is another journey.
 */
export function waitForScripts(page: Page): void {
  const ready = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    // An empty document has no scripts.
    if (args[0].startsWith('about:')) return answer;
    await ready();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await ready();
    return answer;
  };
}

/** Runs in the page: turns the guide off before anything is shown. */
function withoutGuide(): void {
  try {
    localStorage.setItem('skein.guide', '{"off":true}');
  } catch {
    // Documents without an origin have no storage.
  }
}

/** Playwright's test, in which any unexpected console error or uncaught exception of the page fails the journey. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Posts and likes of one worker change no other worker's lists.
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
  expectFailure: async ({}, use) => {
    const expected: ExpectedFailure[] = [];
    const expectFailure = (status: ExpectedFailure['status'], of: ExpectedFailure['of']): void =>
      void expected.push({ status, of });
    await use(Object.assign(expectFailure, { expected }));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
  expectConsole: async ({}, use) => {
    const expected: RegExp[] = [];
    await use(Object.assign((messages: RegExp) => void expected.push(messages), { expected }));
  },
  hasGuide: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, expectConsole, expectFailure, hasGuide }, use, info) => {
    if (!hasGuide) await page.context().addInitScript(withoutGuide);
    if (javaScriptEnabled !== false) waitForScripts(page);
    const problems: string[] = [];
    page.on('console', (message) => {
      const isExpected = [EXPECTED_CONSOLE, ...expectConsole.expected].some((one) =>
        one.test(message.text()),
      );
      if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
    const calls = new CallRecorder();
    calls.listenTo(page.context());
    await use(page);
    await calls.finish();
    expect(problems, 'the console stays silent').toEqual([]);
    expect(calls.problems, 'calls keep the contract').toEqual([]);
    const { E2E_FAILURES: folder } = process.env;
    const { file, titlePath, project } = info;
    const checked = calls.failures.filter((failure) => folder !== undefined || isChecked(file, failure));
    const failures = unannounced(checked, expectFailure.expected);
    if (folder !== undefined) {
      if (failures.length > 0)
        recordFailures(folder, {
          file,
          title: titlePath.slice(1).join(' › '),
          project: project.name,
          failures,
        });
    } else expect(failures, 'only announced calls and pages fail').toEqual([]);
  },
  logIn: async ({ page }, use) => {
    await use(async (name) => {
      // A login ends the former session, and calls of an open page that are under way would then answer 401.
      await page.goto('about:blank');
      await apiOf(page).POST('/v2/oauth2/token', {
        body: { grant_type: 'password', username: CAST[name], password: DEMO_PASSWORD },
      });
    });
  },
  mailedLink: async ({ ownSite }, use) => {
    await use(async (to, subject) => {
      const letter = async () =>
        (await ownSite?.mails())?.find((one) => one.to === to && subject.test(one.subject));
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
      // Colours are measured after all animations have ended.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
        }
      });
      // Computes violations only, and skips frames of other sites, which takes a third of the time.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
      // A frame without an origin gets no messages of axe, and the browser would log each.
      axe.exclude('iframe[sandbox]:not([sandbox~="allow-same-origin"])');
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

/** Writes a text post in the open post form, and sends it. */
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
