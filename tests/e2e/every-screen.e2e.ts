import { expect, test } from '#tests/support/e2e.ts';
import { formAddresses, horizontalOverflow, readingAddresses } from '#tests/support/e2e-addresses.ts';
import {
  applyViewSettings,
  DESKTOP_WIDTH_PX,
  findInvisibleStates,
  findMovingParts,
  findUnreadableText,
  PHONE_WIDTH_PX,
  VIEW_SETTINGS,
  type ViewSettings,
} from '#tests/support/e2e-legibility.ts';

/**
 * Opens every screen of the route table, so that new ones are included. Each is opened once and then changed in place,
 * because opening takes longest: it responds, reports no error, moves nothing with reduced motion, has no accessibility
 * violation, writes nothing to the console (tests/support/e2e.ts), and is readable at every width, with doubled text
 * size, right-to-left, and in forced colours.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The gate opens each screen once; all combinations of viewers and views run before a release (`npm run e2e`). */
const isGate = process.env.E2E_WIDTHS === 'one';

/** Returns the screens for reading. In the gate, screens open to both viewers are split between them. */
async function readingAs(viewer: 'visitor' | 'member', site: string): Promise<string[]> {
  const visitors = await readingAddresses(site, 'visitor');
  const members = await readingAddresses(site, 'member');
  const all = viewer === 'visitor' ? visitors : members;
  if (!isGate) return all;
  const shared = visitors.filter((address) => members.includes(address));
  const turn = viewer === 'visitor' ? 0 : 1;
  return all.filter((address) => !shared.includes(address) || shared.indexOf(address) % 2 === turn);
}

/**
 * Returns the views of a screen by its position: desktop, phone, and one further view in rotation; all views before a
 * release.
 */
function looksAt(place: number): readonly ViewSettings[] {
  if (!isGate) return VIEW_SETTINGS;
  const [usual, others] = [
    VIEW_SETTINGS.filter(({ isDefault }) => isDefault),
    VIEW_SETTINGS.filter(({ isDefault }) => !isDefault),
  ];
  return [...usual, ...others.filter((_, at) => at === place % others.length)];
}

/** Groups of screens with their viewer. */
const WALKS = {
  'for reading, as a visitor': {
    who: undefined,
    addresses: (site: string) => readingAs('visitor', site),
  },
  'for reading, as a member': {
    who: 'marlow',
    addresses: (site: string) => readingAs('member', site),
  },
  'for writing and choosing': { who: 'marlow', addresses: (site: string) => formAddresses(site, 'member') },
  'of those who run the site': { who: 'wren', addresses: (site: string) => formAddresses(site, 'staff') },
} as const;
/** Addresses that must answer 404. */
const GONE = ['/nobody-has-this-name'];
/** Addresses that need parameters of an app and must refuse without them. */
const REFUSED = ['/oauth2/authorize', '/oauth/authorize'];

for (const [name, { who, addresses }] of Object.entries(WALKS)) {
  test(`Screens: every screen ${name} is readable and usable at every width`, async ({
    page,
    site,
    logIn,
    expectAccessible,
    expectConsole,
  }) => {
    test.setTimeout(900_000);
    // The frames of the mail page, which only staff see, run no scripts, those of the journeys included.
    if (who === 'wren') expectConsole(/Blocked script execution in 'about:srcdoc'/);
    const soft = expect.configure({ soft: true });
    if (who) await logIn(who);
    for (const [place, address] of (await addresses(site)).entries()) {
      await test.step(address, async () => {
        // Phones with a dark palette are checked before a release (accessibility.e2e.ts); in the gate every other
        // screen is dark.
        const isInTheDark = isGate && place % 2 === 1;
        await page.emulateMedia({ forcedColors: 'none', colorScheme: isInTheDark ? 'dark' : 'light' });
        await page.setViewportSize({ width: DESKTOP_WIDTH_PX, height: 900 });
        const answer = await page.goto(address);
        soft(answer?.status(), address).toBe(GONE.includes(address) ? 404 : 200);
        await soft(page.locator('main, [role="dialog"]').first(), address).toBeVisible();
        await soft(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        const alerts = page.getByRole('alert').filter({ hasText: /\S/ });
        if (!REFUSED.includes(address)) await soft(alerts, address).toHaveCount(0);
        await soft.poll(() => findMovingParts(page), `${address} moves by itself`).toEqual([]);
        if (isInTheDark) await applyViewSettings(page, { name: '', width: PHONE_WIDTH_PX });
        await expectAccessible(address);
        for (const look of looksAt(place)) {
          await applyViewSettings(page, look);
          // The number of columns changes after the page has its size.
          await soft.poll(() => horizontalOverflow(page), `${address} ${look.name} is wider`).toBe(0);
          await soft.poll(() => findUnreadableText(page), `${address} ${look.name}`).toEqual([]);
        }
        await page.emulateMedia({ forcedColors: 'active' });
        await applyViewSettings(page, { name: '', width: DESKTOP_WIDTH_PX });
        await soft.poll(() => findInvisibleStates(page), `${address} in forced colours`).toEqual([]);
      });
    }
  });
}
