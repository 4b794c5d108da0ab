import type { Page } from '@playwright/test';

/** The visible state of a page, read at one moment. */
export interface PageState {
  /** True when an element says that it is loading. */
  isLoading: boolean;
  /** The text of the topmost layer: the open dialog, sheet or panel, else the page. */
  text: string;
  headingCount: number;
  /** Texts of alerts and messages. */
  messages: string[];
  /** Number of enabled links and buttons. */
  controlCount: number;
  /** Number of those that retry. */
  retryCount: number;
  /** Values of the fields, in their order. */
  typed: string[];
  address: string;
}

/** Runs in the page. */
function collectPageState(): PageState {
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string, within: ParentNode = document): Element[] => [
    ...within.querySelectorAll(selector),
  ];
  const layers = all('main, [role="dialog"], [role="alertdialog"]').filter(isShown);
  const within = (selector: string): Element[] => [
    ...new Set(layers.flatMap((place) => all(selector, place))),
  ];
  const messages = all(
    '[role="alert"], [role="status"], [aria-live] li, [data-message], [slot="errorMessage"]',
  )
    .filter(isShown)
    .map(textOf);
  const described = all(
    '[aria-invalid="true"][aria-describedby], [aria-invalid="true"][aria-errormessage]',
  ).flatMap((field) =>
    `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
      .split(/\s+/)
      .map((id) => textOf(document.getElementById(id) ?? document.createElement('i'))),
  );
  return {
    // Content further down loads on scrolling.
    isLoading: all('span, p, div').some(
      (element) =>
        element.childElementCount === 0 &&
        element.textContent === 'Loading' &&
        element.getBoundingClientRect().top < innerHeight,
    ),
    text: layers.map(textOf).join(' ').trim(),
    headingCount: within('h1, h2, h3').filter((element) => textOf(element) !== '').length,
    messages: [...messages, ...described].filter((text) => text !== '' && text !== 'Loading'),
    controlCount: within('a[href], button:not([disabled])').filter(isShown).length,
    retryCount: within('button').filter((element) => isShown(element) && /again/i.test(textOf(element)))
      .length,
    typed: within(
      'input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable="true"]',
    ).map((field) => (field as HTMLInputElement).value ?? textOf(field)),
    address: location.pathname + location.search,
  };
}

/** Reads the state once the page is idle. */
export async function readPageState(page: Page): Promise<PageState> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  return page.evaluate(collectPageState);
}
