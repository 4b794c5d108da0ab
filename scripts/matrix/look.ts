import type { Page } from '@playwright/test';

/** What a person finds on a page, read in one go. */
export interface Sight {
  /** Whether anything says that it is still loading. */
  isLoading: boolean;
  /** The text of what is in front: the sheet or panel that is open, else the page. */
  text: string;
  headings: number;
  /** Alerts and messages, each as its text. */
  messages: string[];
  /** Links and buttons that can be used. */
  ways: number;
  /** Of these, how many try something again. */
  retries: number;
  /** What stands in the fields, in their order. */
  typed: string[];
  address: string;
}

/** Runs in the page. */
function seen(): Sight {
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string, within: ParentNode = document): Element[] => [
    ...within.querySelectorAll(selector),
  ];
  const places = all('main, [role="dialog"], [role="alertdialog"]').filter(isShown);
  const within = (selector: string): Element[] => [
    ...new Set(places.flatMap((place) => all(selector, place))),
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
    // What is further down loads once somebody goes there.
    isLoading: all('span, p, div').some(
      (element) =>
        element.childElementCount === 0 &&
        element.textContent === 'Loading' &&
        element.getBoundingClientRect().top < innerHeight,
    ),
    text: places.map(textOf).join(' ').trim(),
    headings: within('h1, h2, h3').filter((element) => textOf(element) !== '').length,
    messages: [...messages, ...described].filter((text) => text !== '' && text !== 'Loading'),
    ways: within('a[href], button:not([disabled])').filter(isShown).length,
    retries: within('button').filter((element) => isShown(element) && /again/i.test(textOf(element))).length,
    typed: within(
      'input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable="true"]',
    ).map((field) => (field as HTMLInputElement).value ?? textOf(field)),
    address: location.pathname + location.search,
  };
}

/** Looks once the page has nothing to do. */
export async function lookAt(page: Page): Promise<Sight> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  return page.evaluate(seen);
}
