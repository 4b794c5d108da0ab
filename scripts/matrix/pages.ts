import type { Browser, BrowserContext, Page } from '@playwright/test';
import { lookAt, type Sight } from './look.ts';
import type { Screen } from './screens.ts';
import { type Forced, type MatrixSite, type Seat, seatCookie } from './site.ts';

/** How long a page may take to come to rest. Reading again after a failure takes two seconds by itself. */
const PATIENCE_MS = 30_000;
/** Nothing was asked for so long: what a page starts after an answer, it starts at once. */
const QUIET_MS = 150;
const STEP_MS = 50;
/** What is wrong for so long is wrong. */
const SETTLED_MS = 6_000;
/** Looks in a row that see the same: code that comes late changes what is seen once more. */
const SAME_LOOKS = 3;

/** What a browser writes for any failed answer, whatever the page does about it, and that no worker is let in here. */
const BROWSERS_OWN =
  /^Failed to load resource: the server responded with a status of|^Service Worker registration blocked by Playwright/;

/** An address of the site with nothing of it running (site.ts). */
const A_PICTURE = '/media/nothing.svg';

const ELSEWHERE = '<!doctype html><title>Elsewhere</title><main><h1>Another site</h1></main>';

/** One browser page with its seat, used for one thing after the other. */
export class Driver {
  page: Page;
  readonly seat: Seat;
  readonly #context: BrowserContext;
  readonly #site: MatrixSite;
  #problems: string[] = [];
  #isCrashed = false;

  private constructor(context: BrowserContext, page: Page, seat: Seat, site: MatrixSite) {
    this.#context = context;
    this.page = page;
    this.seat = seat;
    this.#site = site;
    this.#listenTo(page);
  }

  #listenTo(page: Page): void {
    page.on('crash', () => {
      this.#isCrashed = true;
    });
    page.on('console', (message) => {
      const isOwn = BROWSERS_OWN.test(message.text());
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
    context.setDefaultTimeout(PATIENCE_MS);
    return new Driver(context, await context.newPage(), site.seat(id), site);
  }

  /** Opens a screen as if nobody had been there before. */
  async goTo(
    { path, isMember }: Pick<Screen, 'path' | 'isMember'>,
    {
      forced,
      given = [],
      leadsElsewhere = false,
    }: { forced?: Forced; given?: readonly Forced[]; leadsElsewhere?: boolean } = {},
  ): Promise<void> {
    const { url } = this.#site;
    delete this.seat.forced;
    // A browser that ran out of something takes one page with it, not the rest of the run.
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
        // A page that is being left for another keeps nothing that matters here.
        .catch(() => undefined);
    // What still runs of the page before must not be heard in the next. From one of its own pictures the site opens in the
    // process that is there, from an empty page in a new one, which takes half as long again.
    await this.page.goto(`${url}${A_PICTURE}`);
    await this.#context.unrouteAll();
    // Only then: a browser whose calls are looked into keeps no files.
    if (leadsElsewhere)
      await this.#context.route(
        (address) => !address.href.startsWith(url),
        (route) => route.fulfill({ contentType: 'text/html', body: ELSEWHERE }),
      );
    await this.#context.clearCookies();
    await this.#context.addCookies([
      seatCookie(this.seat.id, url),
      { name: 'mock_session', value: isMember ? 'in' : 'out', url },
    ]);
    this.#problems = [];
    this.seat.asked = [];
    this.seat.broken = [];
    this.seat.given = given;
    if (forced) this.seat.forced = forced;
    await this.page.goto(url + path, { waitUntil: 'commit' });
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: PATIENCE_MS });
  }

  /** Waits until nothing is asked and nothing changes any more; what is seen then. */
  async rest(): Promise<Sight> {
    const deadline = performance.now() + PATIENCE_MS;
    let before: string | undefined;
    let same = 0;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      const isQuiet = this.seat.underWay === 0 && performance.now() - this.seat.lastEnd > QUIET_MS;
      // Between two documents there is nothing to be seen.
      const sight = isQuiet ? await lookAt(this.page).catch(() => undefined) : undefined;
      const now = sight && JSON.stringify(sight);
      if (sight && performance.now() > deadline) return sight;
      same = now !== undefined && now === before ? same + 1 : 0;
      if (sight && !sight.isLoading && sight.text !== '' && same >= SAME_LOOKS) return sight;
      if (performance.now() > deadline + 3_000) return lookAt(this.page);
      before = now;
    }
  }

  /** Looks until nothing is wrong any more: on a busy machine what answers a failure is drawn a little later. */
  async untilRight(judge: (sight: Sight) => string[]): Promise<{ sight: Sight; faults: string[] }> {
    const deadline = performance.now() + SETTLED_MS;
    for (;;) {
      const sight = await this.rest();
      const faults = judge(sight);
      if (faults.length === 0 || performance.now() > deadline) return { sight, faults };
    }
  }

  /** Waits until a call was made so often. */
  async untilAsked(operation: string, patience: number, times = 1): Promise<void> {
    const deadline = performance.now() + patience;
    while (this.seat.asked.filter((asked) => asked === operation).length < times) {
      if (performance.now() > deadline) throw new Error(`${operation} was not asked`);
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }

  /** Forgets what was said and asked so far. */
  forget(): void {
    this.#problems = [];
    this.seat.asked = [];
    this.seat.broken = [];
  }

  /** What the console said since the screen was opened. */
  problems(): string[] {
    return [...this.#problems, ...this.seat.broken.map((what) => `breaks the contract: ${what}`)];
  }
}
