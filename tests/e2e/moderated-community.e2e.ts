import type { Locator, Page } from '@playwright/test';
import { create } from 'qrcode';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import { anotherMember } from '#tests/support/e2e-people.ts';

const QUESTION = 'What colour is fog at five in the morning?';
const RULE = 'No kettles';

/** Blank modules around a QR code of the site. */
const QR_MARGIN_COUNT = 2;

/** Returns which modules of a QR code are dark, row by row. */
async function modulesOf(code: Locator, size: number): Promise<boolean[]> {
  return code.evaluate(
    (image: HTMLImageElement, { side, margin }) => {
      const canvas = document.createElement('canvas');
      const width = image.naturalWidth;
      [canvas.width, canvas.height] = [width, width];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, width, width).data ?? [];
      const centre = (at: number) => Math.floor((at + margin + 0.5) * (width / (side + 2 * margin)));
      return Array.from({ length: side * side }, (_, at) => {
        const [x, y] = [centre(at % side), centre(Math.floor(at / side))];
        return (pixels[(y * width + x) * 4] ?? 255) < 128;
      });
    },
    { side: size, margin: QR_MARGIN_COUNT },
  );
}

/** Returns the link of a row of the activity. */
function noticeOf(page: Page, sentence: string): Locator {
  return page.getByRole('listitem').filter({ hasText: sentence }).getByRole('link').last();
}

/** Finds a community by the search, and asks to join it. */
async function findAndAsk(page: Page, title: string): Promise<void> {
  await page.goto(`/search/${encodeURIComponent(title)}/communities`);
  await page
    .getByRole('list', { name: 'Communities' })
    .getByRole('link', { name: title, exact: true })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Ask to join' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: QUESTION }).pressSequentially('Blue, before the sun');
  await form.getByRole('button', { name: /^Ask to join as/ }).click();
  await expect(page.getByText('Request sent').first()).toBeVisible();
}

test('Communities: a post is found by joining, reported, removed, appealed against and put back, by three people [audience-20]', async ({
  page,
  browser,
  baseURL,
  newMember,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const community = await newMember('keeper');
  const title = `Fog of ${community}`;
  await apiOf(page).POST('/v2/communities', {
    body: {
      ...{ title, handle: community, join_type: 'request', guidelines: [RULE] },
      ...{ require_custom_qa: true, custom_qa: [{ question: QUESTION, answer: '' }] },
    },
  });
  const [writer, writerName] = await anotherMember(browser, baseURL);
  const [reader, readerName] = await anotherMember(browser, baseURL);
  for (const one of [writer, reader]) await findAndAsk(one, title);

  await page.goto(`/communities/${community}/members`);
  const asking = page.getByRole('list', { name: 'Requests to join' });
  await expect(asking.getByText('Blue, before the sun')).toHaveCount(2);
  await expectAccessible('the members of a community, with requests to join');
  await page.getByRole('button', { name: `Let in, ${writerName}` }).click();
  await page.getByRole('button', { name: `Let in, ${readerName}` }).click();
  await expect(asking).toBeHidden();

  // The writer reads of it, posts, and sees the post.
  await writer.goto('/activity');
  await noticeOf(writer, `You are now a member of ${title}`).click();
  await expect(writer).toHaveURL(new RegExp(`/communities/${community}`));
  await writer.goto(`/communities/${community}/new/text`);
  const form = writer.getByRole('dialog').or(writer.getByRole('main'));
  await form.locator('[contenteditable=true]').first().pressSequentially('A kettle in the fog');
  await writer.getByRole('button', { name: 'Post now' }).click();
  await expect(writer.getByText(`Posted in ${title}`)).toBeVisible();
  await writer.goto(`/communities/${community}`);
  await expect(writer.getByRole('article').filter({ hasText: 'A kettle in the fog' })).toBeVisible();

  // The reader comments and reports.
  await reader.goto(`/communities/${community}`);
  const post = reader.getByRole('article').filter({ hasText: 'A kettle in the fog' });
  await post.getByRole('link', { name: 'Comments', exact: true }).click();
  await reader
    .getByRole('textbox', { name: `Comment as ${readerName}` })
    .pressSequentially('Is it for sale?');
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(reader.getByRole('listitem').filter({ hasText: 'Is it for sale?' }).first()).toBeVisible();
  await reader.getByRole('button', { name: 'Post options' }).last().click();
  await reader.getByRole('menuitem', { name: 'Report to the moderators' }).click();
  await reader.getByRole('radio', { name: RULE }).click();
  await reader.getByRole('button', { name: 'Send the report' }).click();
  await expect(reader.getByText(`It is with the moderators of ${title}`)).toBeVisible();
  await reader.getByRole('button', { name: 'Done' }).click();
  await reader.goto(`/communities/${community}`);
  await expect(post).toBeHidden();

  // The moderator removes it with one press, and says which rule.
  await page.goto(`/communities/${community}/moderation/queue`);
  await page.getByRole('button', { name: `A post by ${writerName}` }).click();
  await expect(page.getByText('1 report').or(page.getByText('Yours for now')).first()).toBeVisible();
  await expectAccessible('an open entry of the queue');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Removed.')).toBeVisible();
  // The reason counts when the server has it, so the press alone checks nothing yet.
  await page.getByRole('radio', { name: new RegExp(RULE) }).click();
  await expect(page.getByRole('radio', { name: new RegExp(RULE) })).toBeChecked();
  await expect(page.getByText(`The rule: ${RULE}`)).toBeVisible();
  await page.getByRole('button', { name: 'Add a word to them' }).click();
  await page
    .getByRole('textbox', { name: 'Your words to those who reported it' })
    .pressSequentially('Well spotted.');
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.getByRole('button', { name: 'Change your words to them' })).toBeVisible();
  await expectAccessible('a settled entry of the queue');
  // The notices go out as the queue is left.
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('A kettle in the fog')).toBeHidden();

  // The writer is told, with the rule, and appeals.
  await writer.goto('/activity');
  await noticeOf(writer, `The moderators of ${title} removed a post of yours`).click();
  await expect(writer.getByText('We took your post down.')).toBeVisible();
  await expect(writer.getByText(`The rule: ${RULE}`)).toBeVisible();
  await writer
    .getByRole('textbox', { name: 'What did we miss?' })
    .pressSequentially('The kettle is made of fog.');
  await writer.getByRole('button', { name: 'Send it' }).click();
  await expect(writer.getByText('The moderators have not answered yet.')).toBeVisible();
  // The reader hears that the report led to something, and the moderator's words.
  await reader.goto('/activity');
  await expect(reader.getByText(`The moderators of ${title} acted on what you reported`)).toBeVisible();
  await expect(reader.getByText('Well spotted.')).toBeVisible();

  await page.goto(`/communities/${community}/moderation/queue/appeals`);
  await page.getByRole('button', { name: `${writerName} appeals` }).click();
  await expect(page.getByText('The kettle is made of fog.').first()).toBeVisible();
  await expectAccessible('an appeal in the queue');
  await page.getByRole('textbox', { name: /A sentence to/ }).pressSequentially('So it is.');
  await page.getByRole('button', { name: /^Put it back/ }).click();
  await expect(page.getByText('The appeal was right. It is undone.')).toBeVisible();

  await writer.goto('/activity');
  await noticeOf(writer, `The moderators of ${title} have decided your appeal`).click();
  await expect(writer.getByRole('heading', { name: 'It is back up. We were wrong.' }).first()).toBeVisible();
  await expect(writer.getByText('So it is.')).toBeVisible();
  await writer.getByRole('link', { name: 'See it in the community' }).click();
  await expect(writer.getByText('A kettle in the fog').first()).toBeVisible();
  await expect(writer.getByText('Is it for sale?')).toBeVisible();
  // Its author reads a removed post as well; another member only one that is back.
  await reader.goto(new URL(writer.url()).pathname);
  await expect(reader.getByText('A kettle in the fog').first()).toBeVisible();
  // Everything is in the log.
  await page.goto(`/communities/${community}/moderation/activity`);
  await expect(page.getByRole('main').getByRole('link', { name: writerName }).first()).toBeVisible();
  // A day of the chart opens by the keyboard, and so does the way back.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const chart = page.getByRole('table', { name: /^Acts of / });
  await chart
    .getByRole('link', { name: /: \d+ (taken down|put back|otherwise)/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/[?&]day=\d{4}-\d\d-\d\d/);
  await expect(page.getByText(`Only what ${community} did on `)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: writerName }).first()).toBeVisible();
  await page.getByRole('link', { name: 'The whole month' }).press('Enter');
  await expect(page).not.toHaveURL(/[?&]day=/);
  await expect(chart).toBeVisible();
  for (const one of [writer, reader]) await one.context().close();
});

test('Communities: a private community is joined by an invitation to a name, by a link, and by its QR code', async ({
  page,
  browser,
  baseURL,
  newMember,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const community = await newMember('keeper');
  const title = `Behind ${community}`;
  await apiOf(page).POST('/v2/communities', {
    body: { title, handle: community, privacy: true, join_type: 'invite' },
  });
  const [guest, guestName] = await anotherMember(browser, baseURL);
  const [passer] = await anotherMember(browser, baseURL);

  await page.goto(`/communities/${community}`);
  await page.getByRole('main').getByRole('link', { name: 'Invite', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Blog' }).pressSequentially(`@${guestName}`);
  await sheet.getByRole('textbox', { name: 'A word to them' }).pressSequentially('Bring the lamp');
  await sheet.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: 'Blog' })).toHaveValue('');
  await expect(sheet.getByText(guestName)).toBeVisible();
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const code = sheet.getByRole('img', { name: 'QR code of the invitation link' });
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);
  const link = await sheet.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await expectAccessible('the sheet that invites to a community');
  // The code carries the same link as the field.
  const { data, size } = create(link).modules;
  expect(await modulesOf(code, size)).toEqual(Array.from(data, Boolean));

  await guest.goto('/communities');
  await expect(guest.getByText('Bring the lamp')).toBeVisible();
  await guest.getByRole('button', { name: `Join ${title} as ${guestName}` }).click();
  await expect(guest.getByText(`Woohoo! You are now a member of ${title}`)).toBeVisible();

  const { pathname, search } = new URL(link);
  await passer.goto(`/communities/${community}`);
  await expect(passer.getByText('Bring the lamp')).toBeHidden();
  await passer.goto(pathname + search);
  await passer.getByRole('dialog').getByRole('button', { name: /^Join/ }).click();
  await expect(passer.getByText(`Woohoo! You are now a member of ${title}`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 person came in by it.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  const [late, lateName] = await anotherMember(browser, baseURL);
  await late.goto(pathname + search);
  await expect(late.getByText('This invitation link is no longer valid.')).toBeVisible();

  // An invitation is declined for good.
  await sheet.getByRole('textbox', { name: 'Blog' }).pressSequentially(`@${lateName}`);
  await sheet.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: 'Blog' })).toHaveValue('');
  await late.goto('/communities');
  await late.getByRole('button', { name: `More answers to the invitation to ${title}` }).click();
  await late.getByRole('menuitem', { name: 'No, and do not invite me again' }).click();
  await expect(late.getByText('They cannot invite you again')).toBeVisible();
  for (const one of [guest, passer, late]) await one.context().close();
});
