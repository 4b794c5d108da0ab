import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type PageState, readPageState } from './page-state.ts';
import type { Screen } from './screens.ts';
import { type ForcedAnswer, type MatrixSite, type PageSession, pageSessionCookie } from './site.ts';

/** Time limit for a page to settle. A retried read takes two seconds. */
const SETTLE_TIMEOUT_MS = 30_000;
/** A page without requests for this long is quiet: it starts follow-up requests immediately. */
const QUIET_MS = 150;
const STEP_MS = 50;
/** A fault that lasts this long counts. */
const FAULT_TIMEOUT_MS = 6_000;
/** Number of equal readings in a row: code that loads late changes the page once more. */
const STABLE_READ_COUNT = 3;

/** Messages that browsers log for any failed answer, and for the blocked service worker. */
const BROWSER_MESSAGES =
  /^Failed to load resource: the server responded with a status of|^Service Worker registration blocked by Playwright/;

/** An address of the site that runs none of its scripts (site.ts). */
const BLANK_PICTURE = '/media/nothing.svg';

const OTHER_SITE_PAGE = '<!doctype html><title>Elsewhere</title><main><h1>Another site</h1></main>';

/** One browser page with its session, used for one cell after another. */
export class Driver {
  page: Page;
  readonly session: PageSession;
  readonly #context: BrowserContext;
  readonly #site: MatrixSite;
  #problems: string[] = [];
  #isCrashed = false;

  private constructor(context: BrowserContext, page: Page, session: PageSession, site: MatrixSite) {
    this.#context = context;
    this.page = page;
    this.session = session;
    this.#site = site;
    this.#listenTo(page);
  }

  #listenTo(page: Page): void {
    page.on('crash', () => {
      this.#isCrashed = true;
    });
    page.on('console', (message) => {
      const isOwn = BROWSER_MESSAGES.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isOwn) this.#problems.push(message.text());
    });
    page.on('pageerror', (error) => this.#problems.push(String(error.stack ?? error)));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  static async open(browser: Browser, site: MatrixSite, id: string): Promise<Driver> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(SETTLE_TIMEOUT_MS);
    return new Driver(context, await context.newPage(), site.session(id), site);
  }

  /** Opens a screen in a state as if nobody had visited the site before. */
  async goTo(
    { path, isMember }: Pick<Screen, 'path' | 'isMember'>,
    {
      forced,
      given = [],
      leadsElsewhere = false,
    }: { forced?: ForcedAnswer; given?: readonly ForcedAnswer[]; leadsElsewhere?: boolean } = {},
  ): Promise<void> {
    const { url } = this.#site;
    delete this.session.forced;
    // A crashed browser page is replaced, so that it does not end the run.
    if (this.#isCrashed) {
      this.page = await this.#context.newPage();
      this.#isCrashed = false;
      this.#listenTo(this.page);
    }
    if (this.page.url().startsWith(url))
      await this.page
        .evaluate(() => {
          localStorage.clear();
          localStorage.setItem('skein.guide', '{"off":true}');
          sessionStorage.clear();
        })
        // A page that is navigating has no storage that matters here.
        .catch(() => undefined);
    // Requests of the page before must not be counted for the next. From one of its own pictures the site opens in the
    // same process; from an empty page it opens in a new one, which takes half as long again.
    await this.page.goto(`${url}${BLANK_PICTURE}`);
    await this.#context.unrouteAll();
    // Intercepts requests where needed alone, because an intercepting browser does not use its cache.
    if (leadsElsewhere)
      await this.#context.route(
        (address) => !address.href.startsWith(url),
        (route) => route.fulfill({ contentType: 'text/html', body: OTHER_SITE_PAGE }),
      );
    await this.#context.clearCookies();
    await this.#context.addCookies([
      pageSessionCookie(this.session.id, url),
      { name: 'mock_session', value: isMember ? 'in' : 'out', url },
    ]);
    this.#problems = [];
    this.session.requested = [];
    this.session.invalidRequests = [];
    this.session.presetAnswers = given;
    if (forced) this.session.forced = forced;
    await this.page.goto(url + path, { waitUntil: 'commit' });
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: SETTLE_TIMEOUT_MS });
  }

  /** Waits until no request is pending and the page no longer changes; returns its state. */
  async settle(): Promise<PageState> {
    const deadline = performance.now() + SETTLE_TIMEOUT_MS;
    let before: string | undefined;
    let same = 0;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      const isQuiet =
        this.session.pendingCount === 0 && performance.now() - this.session.lastAnsweredAt > QUIET_MS;
      // Between two documents there is nothing to read.
      const state = isQuiet ? await readPageState(this.page).catch(() => undefined) : undefined;
      const now = state && JSON.stringify(state);
      if (state && performance.now() > deadline) return state;
      same = now !== undefined && now === before ? same + 1 : 0;
      if (state && !state.isLoading && state.text !== '' && same >= STABLE_READ_COUNT) return state;
      if (performance.now() > deadline + 3_000) return readPageState(this.page);
      before = now;
    }
  }

  /** Reads the page until it has no fault: on a busy machine the reaction to a failure appears later. */
  async untilFaultless(
    judge: (state: PageState) => string[],
  ): Promise<{ state: PageState; faults: string[] }> {
    const deadline = performance.now() + FAULT_TIMEOUT_MS;
    for (;;) {
      const state = await this.settle();
      const faults = judge(state);
      if (faults.length === 0 || performance.now() > deadline) return { state, faults };
    }
  }

  /** Waits until a call was made `times` times. */
  async untilRequested(operation: string, timeoutMs: number, times = 1): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (this.session.requested.filter((asked) => asked === operation).length < times) {
      if (performance.now() > deadline) throw new Error(`${operation} was not asked`);
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }

  /** Returns the address and the text of the page in one line, for the report of a fault. */
  async visibleText(): Promise<string> {
    const text = await this.page.locator('body').innerText({ timeout: QUIET_MS * 10 });
    return `${this.page.url()}: ${text.replaceAll(/\s+/g, ' ')}`;
  }

  /** Clears the recorded messages and requests. */
  clearRecords(): void {
    this.#problems = [];
    this.session.requested = [];
    this.session.invalidRequests = [];
  }

  /** Returns the console messages since the screen was opened. */
  problems(): string[] {
    return [...this.#problems, ...this.session.invalidRequests.map((what) => `breaks the contract: ${what}`)];
  }
}
