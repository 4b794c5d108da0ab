import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

let scene: PaymentScene;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  scene = await paymentScene({ imprint: 'Skein\n1 Wool Lane' });
  bela = await scene.t.member('bela-is-curious');
});
afterAll(() => scene.close());
let serial = 0;
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-keeps-receipts-${serial}`);
});

async function bought(query?: string): Promise<{ id: string; url: string; number: string }> {
  const { purchaseId: id } = (await scene.buy(anna, 'success', query)).body.response.checkout;
  const { purchase } = (await scene.call(anna, 'GET', `/user/purchases/${id}`)).body.response;
  expect(purchase.receiptUrl).toBe(`/settings/purchases/${id}`);
  return { id, url: purchase.receiptPdfUrl, number: purchase.number };
}

function fetched(url: string, who: Member | undefined, language = 'en') {
  const cookie = who ? { cookie: `sid=${who.sid}` } : {};
  return scene.t.app.inject({ url, headers: { ...cookie, 'accept-language': language } });
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('a receipt is a PDF with its number as the file name, and says what the page says', async () => {
  const { url, number, id } = await bought();
  const { statusCode, headers, rawPayload } = await fetched(url, anna);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toBe(`attachment; filename="skein-${number}.pdf"`);
  expect(headers['cache-control']).toBe('private, no-store');
  const text = await textOf(rawPayload);
  for (const said of [
    `Receipt ${number}`,
    '1 Wool Lane',
    anna.blogName,
    'Portugal',
    'VAT 23%',
    '€4.06',
    '€0.93',
    '€4.99',
  ])
    expect(text).toContain(said);
  const document = await getDocumentProxy(new Uint8Array(rawPayload));
  // Marked as tagged it would need a tree of tags: an empty one hides the text from screen readers.
  const page = await document.getPage(1);
  const { children = [] } = (await page.getStructTree()) ?? {};
  expect(children.length > 0).toBe((await document.getMarkInfo())?.Marked ?? false);
  await scene.call(anna, 'POST', `/user/purchases/${id}/refunds`, {});
  expect(await textOf((await fetched(url, anna)).rawPayload)).toContain('Given back −€4.99');
});

test('a receipt is written in the language of who reads it, and in a currency without decimals', async () => {
  const { url } = await bought('period=month&country=JP');
  const { rawPayload } = await fetched(url, anna, 'de');
  const text = await textOf(rawPayload);
  expect(text).toContain('Beleg R-2026');
  const { info } = await (await getDocumentProxy(new Uint8Array(rawPayload))).getMetadata();
  expect(info).toMatchObject({ Language: 'de', Title: expect.stringMatching(/^Beleg R-2026-/) });
  expect(text).toContain('700 ¥');
  expect(text).not.toContain('700,00');
});

test('a receipt of another member is not found; staff may read it', async () => {
  const { url } = await bought();
  const staff = await scene.t.member('staff-reads-receipts', { role: 'admin' });
  const answers = await Promise.all([bela, undefined, staff].map((who) => fetched(url, who)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
  expect((await fetched('/settings/purchases/nothing/receipt.pdf', anna)).statusCode).toBe(404);
  const own = await fetched(url, staff);
  expect(await textOf(own.rawPayload)).toContain(anna.blogName);
});

test('the receipt of a product that left the catalogue can still be read, in the list, on its page and as a PDF', async () => {
  const { url, id } = await bought();
  await scene.t.db.query("update purchases set item = 'winter-crown' where id = $1", [id]);
  const list = await scene.call(anna, 'GET', '/user/purchases');
  expect(list.body.response.purchases[0]).toMatchObject({ id, title: 'Winter crown' });
  const page = await scene.call(anna, 'GET', `/user/purchases/${id}`);
  expect(page.body.response.purchase.lines[0]).toMatchObject({ item: 'winter-crown', title: 'Winter crown' });
  expect(await textOf((await fetched(url, anna)).rawPayload)).toContain('Winter crown');
  const staff = await scene.t.member('staff-reads-payments', { role: 'admin' });
  expect((await scene.call(staff, 'GET', '/admin/payments')).status).toBe(200);
});
