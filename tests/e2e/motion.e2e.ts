import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Durations of spec 000 §9, of the animations that the browser starts. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Parts of the page whose motions are measured, by selector; the build renames classes and keyframes. */
const PARTS = {
  conversation: '[role="dialog"][aria-label$="conversation"]',
  unread: 'a span span',
} as const;

/** An animation or transition that has started. */
interface Motion {
  parts: string[];
  /** The property of a transition; empty for an animation. */
  property: string;
  durationMs: number;
  /** True where it plays backwards, as exits do. */
  isReversed: boolean;
}

declare global {
  interface Window {
    motions: Motion[];
  }
}

/** Records every animation and transition of the page. */
async function watchMotions(page: Page): Promise<void> {
  await page.addInitScript((parts: Record<string, string>) => {
    window.motions = [];
    // Read from the style, because a motion that is shorter than a busy frame is over when its start is reported.
    const record = ({
      target,
      ...event
    }: {
      target: Element;
      animation?: string;
      property?: string;
    }): void => {
      const style = getComputedStyle(target);
      const listOf = (text: string) => text.split(',').map((part) => part.trim());
      const names = listOf(event.animation === undefined ? style.transitionProperty : style.animationName);
      const found = names.findIndex((name) => name === (event.animation ?? event.property) || name === 'all');
      if (found < 0) return;
      const nth = (text: string) => listOf(text)[found % listOf(text).length] ?? '';
      const duration = nth(
        event.animation === undefined ? style.transitionDuration : style.animationDuration,
      );
      window.motions.push({
        parts: Object.keys(parts).filter((part) => target.matches(parts[part] ?? '')),
        property: event.property ?? '',
        durationMs: Math.round(Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000)),
        isReversed: event.animation !== undefined && nth(style.animationDirection) === 'reverse',
      });
    };
    document.addEventListener(
      'animationstart',
      ({ target, animationName }) => record({ target: target as Element, animation: animationName }),
      true,
    );
    document.addEventListener(
      'transitionrun',
      ({ target, propertyName }) => record({ target: target as Element, property: propertyName }),
      true,
    );
  }, PARTS);
}

/** Waits for a motion of a part, and returns its duration. */
async function durationOf(
  page: Page,
  part: keyof typeof PARTS,
  { property = '', isReversed = false } = {},
): Promise<number> {
  const found = async () =>
    (await page.evaluate(() => window.motions)).find(
      (motion) =>
        motion.parts.includes(part) && motion.property === property && motion.isReversed === isReversed,
    );
  await expect.poll(found, `a motion of ${part}`).toBeDefined();
  return (await found())?.durationMs ?? 0;
}

test.beforeEach(({ page }) => watchMotions(page));

test('Motion: a conversation window rises at the lower right in 200 ms, and an unread message shows itself in 500 ms [transitions-01] [transitions-02] [messaging-02] [audience-16]', async ({
  page,
  logIn,
  newMember,
  isMobile,
}) => {
  const sender = await newMember('writer');
  const { data } = await apiOf(page).GET('/v2/blog/{blog}/info', { params: { path: { blog: 'marlow' } } });
  const own = await apiOf(page).GET('/v2/blog/{blog}/info', { params: { path: { blog: sender } } });
  const [from, to] = [own.data?.response.blog.uuid ?? '', data?.response.blog.uuid ?? ''];
  await apiOf(page).POST('/v2/conversations/messages', {
    body: { type: 'text', message: 'Anybody there?', participant: from, participants: [from, to] },
  });
  await logIn('marlow');
  await page.goto('/messaging');
  await expect(page.getByRole('link', { name: new RegExp(`^${sender}`) })).toContainText('1 new');
  expect(await durationOf(page, 'unread')).toBe(500);
  if (isMobile) return;
  await page.goto('/messaging?messagingTo=tamsin');
  const conversation = page.getByRole('dialog', { name: 'tamsin, conversation' });
  await expect(conversation.getByRole('textbox')).toBeFocused();
  expect(await durationOf(page, 'conversation')).toBe(200);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The window rises until its motion ends.
  await expect
    .poll(async () => {
      const box = await conversation.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBe(height);
  expect((await conversation.boundingBox())?.x).toBeGreaterThan(width / 2);
});

test('Motion: a post in columns ends at 700 px [layout-20]', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has one column');
  await page.goto('/explore');
  const bodies = page.getByRole('main').locator('article [data-most="column"]');
  await expect(bodies.first()).toHaveCSS('max-height', '700px');
  const heights = await bodies.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(700);
});
