import { domainError, domainErrors, requireFound } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { changeQueue, queueOf } from '#server/modules/posts/queue/queue-repository.ts';
import { changedBlogSettings } from '../settings/changed-settings.ts';
import { presentBlogSettings } from '../settings/settings-presenter.ts';
import { keepFormerName, lockBlogSettings, writeBlogSettings } from '../settings/settings-repository.ts';

type EditContext = Context<'editBlogSettings'>;

/** Rejects an invalid or taken name. A different capitalization of the current name is always allowed. */
async function checkName({ body, subject, db, services }: EditContext): Promise<void> {
  const wanted = body.name?.trim();
  if (wanted === undefined || wanted.toLowerCase() === subject.blog.name.toLowerCase()) return;
  const issue = await blogNameIssue(db, wanted, services.reservedBlogNames);
  if (issue) throw domainErrors([[issue[0], { ...issue[1], field: 'name' }]]);
}

function alreadyTaken(error: unknown): never {
  if (isUniqueViolation(error, 'blogs_name')) {
    throw domainError('blog-name-unavailable', { innerCode: 3, field: 'name' });
  }
  throw error;
}

/** Hashes the new password; an empty one removes the password. */
async function newHash(password: string | null | undefined): Promise<string | null | undefined> {
  return password ? hashPassword(password) : password === undefined ? undefined : null;
}

export const editBlogSettings: Handler<'editBlogSettings'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const { id } = subject.blog;
  await checkName(context);
  const passwordHash = await newHash(body.password);
  const home = await db
    .transaction(async (tx) => {
      // Lock order of all writers: queue, then blog.
      const zone = body.timezone === undefined ? {} : { timezone: body.timezone };
      if (body.queue || body.timezone) {
        await changeQueue(tx, { ...subject.blog, ...zone }, body.queue ?? {}, services.now());
      }
      const before = await lockBlogSettings(tx, id);
      const after = changedBlogSettings(body, before, passwordHash);
      const isRenamed = after.name.toLowerCase() !== before.name.toLowerCase();
      if (after.name !== before.name) {
        after.settings = { ...after.settings, nameChangeTs: Math.floor(services.now() / 1000) };
      }
      await writeBlogSettings(tx, id, after);
      if (isRenamed) await keepFormerName(tx, id, before.name, after.name);
      return after;
    })
    .catch(alreadyTaken);
  const blog = requireFound((await blogsByIds(db, [id], viewer.userId)).get(id), 'The blog');
  const queue = await queueOf(db, blog);
  return { settings: presentBlogSettings(home, queue), blog: presentBlog(blog, viewer.userId) };
};
