import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { wav } from '#tests/support/recordings.ts';

const form = (page: Page) => page.getByRole('form', { name: 'New post' });

/** Records a short video in the browser, so that the browser can play it. */
async function film(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let at = 0; at < 12; at += 1) {
      if (brush) brush.fillStyle = `hsl(${at * 30} 60% 50%)`;
      brush?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('Audio: an uploaded file plays in the form and in the post', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('sounds');
  await page.goto('/new/audio');
  await expect(form(page).getByRole('button', { name: /Choose a sound/ })).toBeVisible();
  await expectAccessible('the place for a sound');
  await form(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'sea at night.wav', mimeType: 'audio/wav', buffer: wav(2) });
  await expect(form(page).getByRole('button', { name: 'Play sea at night' })).toBeVisible();
  await expectAccessible('a sound in the form');
  await form(page).getByRole('button', { name: 'Post now' }).click();
  await expect(form(page)).toBeHidden();
  await page.goto(`/${blog}`);
  const article = page.getByRole('article');
  await article.getByRole('button', { name: 'Play sea at night' }).click();
  await expect(article.getByRole('button', { name: 'Pause sea at night' })).toBeVisible();
});

test('Video: an uploaded file has a poster before it plays', async ({ page, newMember }) => {
  // Recording and the poster take processor time.
  test.slow();
  const blog = await newMember('films');
  await page.goto('/new/video');
  await expect(form(page).getByRole('button', { name: /Choose a video/ })).toBeVisible();
  const small = await film(page);
  await form(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shore.webm', mimeType: 'video/webm', buffer: small });
  await expect(form(page).locator('video')).toHaveAttribute('poster', /^\/media\//, {
    timeout: 40_000,
  });
  await form(page).getByRole('button', { name: 'Post now' }).click();
  await expect(form(page)).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('article').locator('video')).toHaveAttribute('src', /^\/media\/.*\.webm$/);
});

test('Audio: a large file is uploaded in chunks and continues after an interruption', async ({
  page,
  newMember,
}) => {
  await newMember('pieces');
  await page.goto('/new/audio');
  const offsets: string[] = [];
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/media/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset'];
    if (route.request().method() === 'PATCH') {
      offsets.push(offset ?? '');
      // The second chunk is delayed until the member has pressed pause, and then aborted.
      if (offset !== '0' && offsets.length === 2) {
        await held;
        return route.abort().catch(() => {});
      }
    }
    await route.continue().catch(() => {});
  });
  await form(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer: wav(300) });
  await expect.poll(() => offsets.length).toBe(2);
  await form(page).getByRole('button', { name: 'Pause long.wav' }).click();
  await expect(form(page).getByText(/^Paused at/)).toBeVisible();
  letGo();
  await form(page).getByRole('button', { name: 'Continue the upload of long.wav' }).click();
  await expect(form(page).getByRole('button', { name: 'Play long' })).toBeVisible();
  expect(offsets).toEqual(['0', '4000000', '4000000']);
});

test('Audio: a file that only claims to be audio is refused at its place, and the text is kept', async ({
  page,
  newMember,
}) => {
  await newMember('nosound');
  await page.goto('/new/audio');
  await form(page).getByRole('textbox', { name: 'Your post' }).fill('Words that must survive');
  await form(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fake.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound at all') });
  await expect(form(page).getByText('This file is not an MP3, M4A, OGG or WAV sound.')).toBeVisible();
  await expect(form(page).getByText('Words that must survive')).toBeVisible();
  await form(page)
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: 'real.wav', mimeType: 'audio/wav', buffer: wav(1) });
  await expect(form(page).getByRole('button', { name: 'Play real' })).toBeVisible();
});
