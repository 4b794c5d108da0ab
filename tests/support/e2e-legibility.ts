import type { Page } from '@playwright/test';

/** Viewport widths of a desktop and of a phone, in CSS pixels. */
export const DESKTOP_WIDTH_PX = 1280;
export const PHONE_WIDTH_PX = 390;

export interface ViewSettings {
  name: string;
  /** True for the settings that every walk checks. */
  isDefault?: true;
  /** Viewport width in CSS pixels. */
  width: number;
  /** Font size of the root element, as a CSS value. */
  text?: string;
  dir?: 'rtl';
}

/**
 * View settings under which pages are checked. Text at twice the size is checked on desktop and phone, where people use
 * it.
 */
export const VIEW_SETTINGS: readonly ViewSettings[] = [
  { name: 'in a window', isDefault: true, width: DESKTOP_WIDTH_PX },
  { name: 'in a window with large letters', width: DESKTOP_WIDTH_PX, text: '200%' },
  { name: 'in a window, mirrored', width: DESKTOP_WIDTH_PX, dir: 'rtl' },
  { name: 'on a tablet', width: 820 },
  { name: 'on a phone', isDefault: true, width: PHONE_WIDTH_PX },
  { name: 'on a phone, mirrored', width: PHONE_WIDTH_PX, dir: 'rtl' },
  { name: 'on a phone with large letters', width: PHONE_WIDTH_PX, text: '200%' },
  { name: 'on the narrowest phone', width: 320 },
];

/** Applies view settings to an open page. */
export async function applyViewSettings(page: Page, { width, text = '', dir }: ViewSettings): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    ([size, direction]) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.dir = direction;
      // The build uses the language to select between left-to-right and right-to-left styles.
      document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
    },
    [text, dir ?? 'ltr'] as const,
  );
}

/**
 * Returns texts that cannot be read, each with the reason: beyond the viewport's sides, clipped by a box that neither
 * scrolls nor shows an ellipsis, or overlapping other text. Checks the whole page without scrolling.
 */
export function findUnreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      element: Element;
      layer: Element;
      words: string;
      box: { left: number; top: number; right: number; bottom: number };
    }
    const styles = new Map<Element, CSSStyleDeclaration>();
    function styleOf(element: Element): CSSStyleDeclaration {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).split(' ')[0]}`;
    const isShortened = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);
    const faults = new Set<string>();
    const lines: Line[] = [];

    /** Follows a line of text outwards through all boxes that may clip it; records what remains visible. */
    function look(element: Element, words: string, { left, top, right, bottom }: DOMRect): void {
      const box = { left, top, right, bottom };
      let layer: Element = document.documentElement;
      let isFree = true;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = styleOf(around);
        // A fading edge indicates that the text continues.
        if (style.clipPath !== 'none' || style.maskImage !== 'none' || Number(style.opacity) === 0) return;
        const edge = around.getBoundingClientRect();
        const [x, y] = [style.overflowX, style.overflowY];
        if (around !== document.documentElement && around !== document.body && x !== 'visible') {
          const isGlass = style.position === 'fixed' || around.getAttribute('role') === 'dialog';
          const scrolls = /auto|scroll/.test(x) && around.scrollWidth > around.clientWidth && !isGlass;
          const isCut = !scrolls && (box.right > edge.right + 2 || box.left < edge.left - 2);
          if (isCut && isFree && !isShortened(style)) faults.add(`“${words}” is cut by ${name(around)}`);
          const isLow = /hidden|clip/.test(y) && box.bottom > edge.bottom + 4 && box.top < edge.bottom;
          if (isLow && isFree && !isShortened(style))
            faults.add(`“${words}” is cut below by ${name(around)}`);
          if (scrolls || isShortened(style) || /auto|scroll/.test(y)) isFree = false;
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
          if (box.right - box.left < 2 || box.bottom - box.top < 2) return;
        }
        if (/fixed|sticky/.test(style.position) && layer === document.documentElement) layer = around;
        if (style.position === 'fixed') break;
      }
      if (isFree && (box.left < -1 || box.right > window.innerWidth + 1))
        faults.add(`“${words}” is beyond the window’s side`);
      lines.push({ element, layer, words, box });
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim().slice(0, 40) ?? '';
      const element = node.parentElement;
      if (
        !words ||
        !element ||
        element.closest('[aria-hidden="true"], [inert], option, script, style, noscript')
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) look(element, words, box);
    }

    // A line box is higher than its glyphs: boxes that touch do not overlap visibly.
    const inner = ({ box }: Line) => {
      const spare = (box.bottom - box.top) * 0.28;
      return {
        ...box,
        left: box.left + 1,
        right: box.right - 1,
        top: box.top + spare,
        bottom: box.bottom - spare,
      };
    };
    const sorted = lines
      .map((line) => ({ ...line, box: inner(line) }))
      .toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        if (one.box.left < other.box.right && other.box.left < one.box.right)
          faults.add(`“${one.words}” and “${other.words}” are printed over each other`);
      }
    }
    return [...faults];
  });
}

/** Returns what is still moving: names of running animations, and playing videos. */
export function findMovingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A scroll-driven animation stands still when the reader does not scroll.
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
    return [
      ...running.map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
      ...films.map(() => 'film'),
    ];
  });
}

/**
 * Returns elements whose state or focus is not visible in the current colours: a selected, pressed, checked or
 * switched-on element looks as it does without the state, or a focused one as without focus. Moves the focus.
 */
export function findInvisibleStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'data-selected'];
    const SEEN = [
      ...['color', 'backgroundColor', 'textDecorationLine', 'fontWeight', 'opacity', 'content', 'display'],
      ...['outlineStyle', 'outlineWidth', 'outlineColor', 'visibility', 'fill', 'stroke'],
      ...['Top', 'Right', 'Bottom', 'Left'].flatMap((side) =>
        ['Style', 'Width', 'Color'].map((what) => `border${side}${what}`),
      ),
    ] as (keyof CSSStyleDeclaration)[];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).split(' ')[0]} “${(
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 30)}”`;

    /** Returns the computed look of an element, with its pseudo-elements and drawings. */
    function look(element: Element, isDeep: boolean): string {
      const inner = isDeep ? [...element.querySelectorAll('*')].slice(0, 30) : [];
      return [element, ...inner]
        .flatMap((one) => [
          one.getAttribute('d') ?? '',
          ...[undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(one, pseudo);
            return SEEN.map((what) => style[what]).join(' ');
          }),
        ])
        .join('\n');
    }

    /** The browser draws native controls so that their state is visible. */
    function isNative(element: Element): boolean {
      const { appearance, clipPath, opacity } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      return (
        element.matches('input') &&
        appearance !== 'none' &&
        clipPath === 'none' &&
        opacity !== '0' &&
        width > 2
      );
    }

    /** Runs `work` while an element's state attribute is removed. */
    function without<T>(element: Element, work: () => T): T {
      const said = STATES.map((state) => [state, element.getAttribute(state)] as const).filter(
        ([, value]) => value !== null,
      );
      const isInput = element instanceof HTMLInputElement;
      const wasChecked = isInput && element.checked;
      for (const [state] of said) element.removeAttribute(state);
      if (isInput) element.checked = false;
      try {
        return work();
      } finally {
        for (const [state, value] of said) element.setAttribute(state, value ?? '');
        if (isInput) element.checked = wasChecked;
      }
    }

    const faults: string[] = [];
    const isOn = (element: Element) =>
      element.matches('input:checked') ||
      STATES.some((state) => !['false', null].includes(element.getAttribute(state)));
    const CHOOSABLE = `input:is([type="checkbox"], [type="radio"]), ${STATES.map((state) => `[${state}]`).join(', ')}`;
    const all = [...document.querySelectorAll(CHOOSABLE)].filter(isShown);
    for (const element of all.filter((one) => isOn(one) && !isNative(one))) {
      // The visible part of a hidden input is beside it.
      const area = element.matches('input')
        ? (element.closest('label') ?? element.parentElement ?? element)
        : element;
      const now = look(area, true);
      if (without(element, () => look(area, true)) !== now) continue;
      const isStateVisible = [...document.getElementsByClassName(element.classList[0] ?? '-')].some(
        (other) =>
          other.tagName === element.tagName && !isOn(other) && isShown(other) && look(other, true) !== now,
      );
      if (!isStateVisible) faults.push(`${name(area)} looks as if it were not chosen`);
    }

    const FOCUSABLE =
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
    const reachable = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        isShown(element) &&
        !element.closest('[inert]') &&
        !element.matches(':disabled'),
    );
    // Enough to detect a fault; further elements of a long list are alike.
    for (const element of reachable.slice(0, 120)) {
      const around = () => {
        const up = [
          element,
          element.parentElement,
          element.parentElement?.parentElement,
          element.nextElementSibling,
        ];
        return up.map((one) => (one ? look(one, false) : '')).join('\n');
      };
      (document.activeElement as HTMLElement | null)?.blur();
      const before = around();
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      if (around() === before) faults.push(`${name(element)} does not show that it has the focus`);
    }
    return [...new Set(faults)];
  });
}
