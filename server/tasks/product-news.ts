import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { StartFault } from '../core/start-fault.ts';
import { type NewsContent, newsContent } from '../modules/notifications/product-news/news-content.ts';
import {
  countNewsReaders,
  insertNews,
} from '../modules/notifications/product-news/product-news-repository.ts';
import { positionalArgs } from './asked.ts';
import type { Task } from './task.ts';

async function readNews(file: string): Promise<NewsContent> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartFault(`${file} cannot be read.`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartFault(`${file} is not JSON.`);
  }
  const { success, data, error } = newsContent.safeParse(value);
  if (!success) throw new StartFault(`${file} holds no news:\n${z.prettifyError(error)}`);
  return data;
}

/** `product-news <file.json>`: mails news about the site to the members who asked for them. The same content is sent once. */
export const sendNews: Task = async ({ db, say }, args) => {
  const [file = ''] = positionalArgs(args, 1, 'npm run admin -- product-news <file.json>');
  const content = await readNews(file);
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  if (!(await insertNews(db, hash, content)))
    throw new StartFault('These news were sent before. Change the text to send them again.');
  say(
    `${await countNewsReaders(db)} members asked for news. The site mails them within minutes while it runs.`,
  );
};
