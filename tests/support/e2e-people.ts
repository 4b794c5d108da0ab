import type { Browser, Page } from '@playwright/test';
import { freshName, waitForScripts } from './e2e.ts';
import { apiOf } from './e2e-api.ts';

/** Opens a window of another person, who has just registered. */
export async function anotherMember(
  browser: Browser,
  baseURL: string | undefined,
): Promise<[page: Page, blogName: string]> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' });
  const page = await context.newPage();
  waitForScripts(page);
  const tumblelog = freshName('helper');
  await apiOf(page).POST('/v2/register', {
    body: {
      email: `${tumblelog}@example.test`,
      password: 'a thread of blue wool',
      birth_date: '1990-05-17',
      tumblelog,
    },
  });
  return [page, tumblelog];
}
