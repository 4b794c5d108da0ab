import { expect, test } from '#tests/support/e2e.ts';
import { readingAddresses, WIDTHS, widerBy } from '#tests/support/e2e-walk.ts';

/**
 * Every screen for reading, from the route table itself, so that a new one is walked as well: it answers, complains of
 * nothing, is no wider than a phone, a tablet or a window, keeps the rules of accessibility, and says nothing to the
 * console (tests/support/e2e.ts).
 */

/** There on purpose: what nobody has made is answered so. */
const GONE = ['/nobody-has-this-name'];

for (const viewer of ['visitor', 'member'] as const) {
  test(`every screen for reading opens for a ${viewer} at every width`, async ({
    page,
    site,
    logIn,
    expectAccessible,
  }) => {
    test.setTimeout(600_000);
    if (viewer === 'member') await logIn('marlow');
    for (const address of await readingAddresses(site, viewer)) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        const isGone = GONE.includes(address);
        expect.soft(answer?.status(), address).toBe(isGone ? 404 : 200);
        await expect.soft(page.getByRole('main'), address).toBeVisible();
        await expect.soft(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        await expect.soft(page.getByRole('alert').filter({ hasText: /\S/ }), address).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // Columns are chosen anew once the page has its size.
          await expect.poll(() => widerBy(page), `${address} at ${width} px`).toBe(0);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessible(address);
      });
    }
  });
}
