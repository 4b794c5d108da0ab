import type { Browser, Page } from '@playwright/test';
import { DnsServer } from '#tests/support/dns-server.ts';
import { test as base, expect } from '#tests/support/e2e.ts';

/** The journeys of this file run on a server that asks a name server of their own. */
const test = base.extend<object, { dns: DnsServer }>({
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
    async ({}, use) => {
      const dns = new DnsServer();
      await use(dns);
      dns.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ dns }, use) => {
      await use({ DNS_SERVERS: await dns.start() });
    },
    { scope: 'worker' },
  ],
  // Visitors find the names of these journeys here.
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--host-resolver-rules=MAP *.garden 127.0.0.1,MAP *.org 127.0.0.1',
    ];
    await use({ ...launchOptions, args });
  },
});

/** Opens a domain as a visitor does, and returns its page. */
async function visit(browser: Browser, site: string, name: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`http://${name}:${new URL(site).port}/`);
  return visitor;
}

test('Domains: a member buys a name that opens the blog, edits DNS records, moves one here, connects another', async ({
  page,
  browser,
  newMember,
  expectFailure,
  expectAccessible,
  site,
}) => {
  test.setTimeout(150_000);
  const me = await newMember('namer');
  const name = `${me}.garden`;
  const typeHolder = async (): Promise<void> => {
    const holder = [
      ['First name', 'Mara'],
      ['Last name', 'Quay'],
      ['E-mail address', 'mara@example.com'],
      ['Telephone', '+351 210 000 000'],
      ['Street and number', 'Rua do Farol 7'],
      ['Postal code', '4150-044'],
      ['City', 'Porto'],
      ['Country', 'pt'],
    ] as const;
    for (const [label, text] of holder) await page.getByRole('textbox', { name: label }).fill(text);
  };

  await page.goto('/settings');
  await page.getByRole('link', { name: /^Domains/ }).click();
  await expect(page.getByText('You have no domain yet.')).toBeVisible();
  await expectAccessible('the domains of a member without one');
  const search = page.getByRole('searchbox', { name: 'Name' });
  await search.pressSequentially(name);
  await search.press('Enter');
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await expectAccessible('names that were found');
  await page.getByRole('link', { name: new RegExp(`^Take ${name}`) }).click();
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await typeHolder();
  await expectAccessible('buying a domain');
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  // An open payment is gone on with, and asks for nothing again.
  await page.goto(`/domains/add/${name}`);
  await page.getByRole('link', { name: 'Go on and pay' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByText(new RegExp(`^It opens ${me}\\.`))).toBeVisible({ timeout: 20_000 });
  await page.getByRole('radio', { name: 'Other name servers' }).check();
  await expect(page.getByText('hold, if its new records lead here').first()).toBeVisible();
  await expectAccessible('a domain');
  const shown = await visit(browser, site, name);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(me);
  expect(await shown.context().cookies()).toEqual([]);

  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await page.getByRole('link', { name: 'Add one' }).click();
  const host = page.getByRole('textbox', { name: 'Name' });
  const value = page.getByRole('textbox', { name: 'Value' });
  await host.pressSequentially('files');
  await value.pressSequentially('not an address');
  expectFailure(400, 'addDnsRecord');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText(/^An A record points to an IPv4 address/)).toBeVisible();
  await expectAccessible('a DNS record that was refused');
  await value.fill('192.0.2.9');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText(new RegExp(`^files\\.${name} is at 192\\.0\\.2\\.9`))).toBeVisible();
  await page.getByRole('link', { name: `Change A of files.${name}` }).click();
  await value.fill('192.0.2.10');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText(/is at 192\.0\.2\.10/)).toBeVisible();
  await page.getByRole('button', { name: `Delete A of files.${name}` }).click();
  await page.getByRole('button', { name: 'Really delete' }).click();
  await expect(page.getByText(/is at 192\.0\.2\.10/)).toHaveCount(0);
  await expectAccessible('the DNS records of a domain');

  await page.goto('/domains/transfer/taken.blog');
  const code = page.getByRole('textbox', { name: 'Code from the old place' });
  await code.pressSequentially('wrong');
  await typeHolder();
  expectFailure(400, 'transferDomain');
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.getByText(/^That is not the transfer code of this domain/)).toBeVisible();
  await expect(code).toHaveValue('wrong');
  await expectAccessible('a transfer that was refused');
  await code.fill('open-sesame');
  await page.getByRole('button', { name: /^Go on/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible({ timeout: 20_000 });

  await page.goto('/domains/add');
  const domain = page.getByRole('textbox', { name: 'Domain' });
  await domain.pressSequentially('github.io');
  expectFailure(400, 'linkDomain');
  await page.getByRole('button', { name: 'Connect it' }).click();
  await expect(page.getByText(/^That is an ending that many share/)).toBeVisible();
  await domain.fill(`bücher.${me}.com`);
  await page.getByRole('button', { name: 'Connect it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `bücher.${me}.com` })).toBeVisible();
  await expect(page.getByText(/^_skein\.xn--bcher-kva/)).toBeVisible();
  await expectAccessible('a domain that waits for its records');
  await page.getByRole('button', { name: 'Take it off' }).click();
  await page.getByRole('button', { name: /^Take off/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A name of your own' })).toBeVisible();
});

test('Domains: a member connects a domain with a wrong record first, then the right one', async ({
  page,
  browser,
  newMember,
  expectAccessible,
  site,
  dns,
}) => {
  const me = await newMember('namer');
  const name = `${me}.org`;
  await page.goto('/domains/add');
  await page.getByRole('textbox', { name: 'Domain' }).pressSequentially(name);
  await page.getByRole('button', { name: 'Connect it' }).click();
  await expect(page.getByRole('heading', { name: 'Two records are missing' })).toBeVisible();
  await expect(page.getByText('We have not looked yet.')).toBeVisible();
  const proof = (await page.getByText(/^skein-verify=/).textContent()) ?? '';

  // A name server that was set up for another site.
  dns.set('TXT', `_skein.${name}`, [proof]);
  dns.set('A', name, ['192.0.2.7']);
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(page.getByRole('heading', { name: 'One of two is right' })).toBeVisible();
  await expect(page.getByText('Something else is there: replace it.')).toBeVisible();
  await expect(page.getByText('192.0.2.7')).toBeVisible();
  await expectAccessible('a domain with a wrong record');
  const early = await visit(browser, site, name);
  await expect(early.getByText(me)).toHaveCount(0);

  dns.set('A', name, ['127.0.0.1']);
  // The server answers the last look for ten seconds; the page looks once more by itself.
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(page.getByRole('heading', { name: 'It leads here' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`It opens ${me}.`)).toBeVisible();
  await expectAccessible('a domain that leads here');
  const shown = await visit(browser, site, name);
  // The server remembers for some seconds that no blog opened under the name.
  await expect(async () => {
    await shown.reload();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(me, { timeout: 1000 });
  }).toPass({ intervals: [2000] });
});
