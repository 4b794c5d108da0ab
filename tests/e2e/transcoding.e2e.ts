import { expect, test } from '#tests/support/e2e.ts';
import { makeVideo, pausedFfmpeg } from '#tests/support/ffmpeg.ts';

const held = await pausedFfmpeg();
test.use({ settings: { FFMPEG: held.program } });
test.afterAll(() => held.remove());

test('Transcoding: a video in another format is converted while its member goes on, and is published', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  // Probing and transcoding a video take processor time.
  test.slow();
  const blog = await newMember('odd');
  await page.goto('/new/video');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByRole('button', { name: /Choose a video/ })).toBeVisible();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'ferry.avi', mimeType: 'video/x-msvideo', buffer: await makeVideo('a.avi') });
  await expect(form.getByText('Processing')).toBeVisible();
  await expect(form.locator('img[src$="/full.jpg"]')).toBeVisible();
  await expectAccessible('a film that gets ready, in the form');
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await expect(
    page.getByText(`Processing: your post on ${blog} is published automatically when it is ready`),
  ).toBeVisible();

  await page.goto(`/blog/${blog}/drafts`);
  const article = page.getByRole('article');
  await expect(page.getByText('Its video is getting ready.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish now/ })).toBeHidden();
  await expectAccessible('a post that gets ready');
  await held.resume();
  await expect(article).toBeHidden({ timeout: 30_000 });
  await page.goto(`/${blog}`);
  const film = article.locator('video');
  await expect(film).toHaveAttribute('poster', /^\/media\//);
  const served = await page.request.get((await film.getAttribute('src')) ?? '');
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'video/mp4']);
});
