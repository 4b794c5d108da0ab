import { expect, test } from '#tests/support/e2e.ts';
import { formAddresses, horizontalOverflow, readingAddresses } from '#tests/support/e2e-addresses.ts';
import {
  applyViewSettings,
  DESKTOP_WIDTH,
  findInvisibleStates,
  findMovingParts,
  findUnreadableText,
  PHONE_WIDTH,
  VIEW_SETTINGS,
  type ViewSettings,
} from '#tests/support/e2e-legibility.ts';

/**
 * Every screen, from the route table itself, so that a new one is walked as well. Each is opened once and then changed in
 * place, because opening is what takes long: it answers, complains of nothing, moves nothing by itself for who asked for
 * that, keeps the rules of accessibility, says nothing to the console (tests/support/e2e.ts), and can be read and used in
 * windows of every width, with letters twice as large, mirrored, and in colours that the reader's system forces on it.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The gate walks each screen once; all that follows from who looks, and how, is walked before a release (`npm run e2e`). */
const isGate = process.env.E2E_WIDTHS === 'one';

/** Where somebody reads. In the gate every other screen that both may read is left to the other. */
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
 * How the screen at a place of the walk is looked at: in a window and on a phone, and in one further way, which goes round
 * from screen to screen. In every way before a release.
 */
function looksAt(place: number): readonly ViewSettings[] {
  if (!isGate) return VIEW_SETTINGS;
  const [usual, others] = [
    VIEW_SETTINGS.filter(({ isDefault }) => isDefault),
    VIEW_SETTINGS.filter(({ isDefault }) => !isDefault),
  ];
  return [...usual, ...others.filter((_, at) => at === place % others.length)];
}

/** Who walks where. */
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
/** There on purpose: what nobody has made is answered so. */
const GONE = ['/nobody-has-this-name'];
/** What an app has to bring is not there, and the page says so. */
const REFUSED = ['/oauth2/authorize', '/oauth/authorize'];

for (const [name, { who, addresses }] of Object.entries(WALKS)) {
  test(`Screens: every screen ${name} is readable and usable at every width`, async ({
    page,
    site,
    logIn,
    expectAccessible,
  }) => {
    test.setTimeout(900_000);
    const soft = expect.configure({ soft: true });
    if (who) await logIn(who);
    for (const [place, address] of (await addresses(site)).entries()) {
      await test.step(address, async () => {
        // On a phone and in the dark many are judged before a release (accessibility.e2e.ts); in the gate every other.
        const isInTheDark = isGate && place % 2 === 1;
        await page.emulateMedia({ forcedColors: 'none', colorScheme: isInTheDark ? 'dark' : 'light' });
        await page.setViewportSize({ width: DESKTOP_WIDTH, height: 900 });
        const answer = await page.goto(address);
        soft(answer?.status(), address).toBe(GONE.includes(address) ? 404 : 200);
        await soft(page.locator('main, [role="dialog"]').first(), address).toBeVisible();
        await soft(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        const alerts = page.getByRole('alert').filter({ hasText: /\S/ });
        if (!REFUSED.includes(address)) await soft(alerts, address).toHaveCount(0);
        await soft.poll(() => findMovingParts(page), `${address} moves by itself`).toEqual([]);
        if (isInTheDark) await applyViewSettings(page, { name: '', width: PHONE_WIDTH });
        await expectAccessible(address);
        for (const look of looksAt(place)) {
          await applyViewSettings(page, look);
          // Columns are chosen anew once the page has its size.
          await soft.poll(() => horizontalOverflow(page), `${address} ${look.name} is wider`).toBe(0);
          await soft.poll(() => findUnreadableText(page), `${address} ${look.name}`).toEqual([]);
        }
        await page.emulateMedia({ forcedColors: 'active' });
        await applyViewSettings(page, { name: '', width: DESKTOP_WIDTH });
        await soft.poll(() => findInvisibleStates(page), `${address} in forced colours`).toEqual([]);
      });
    }
  });
}
