import type { components } from '#generated/types/api.d.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import type { MailPicture } from '#server/mail/mail.ts';

/** The avatar of a blog in its sizes, as the column `avatar` holds it. */
export type BlogAvatar = components['schemas']['Image'][];

/** A blog as mails name and show it. */
export interface MailedBlog {
  name: string;
  avatar?: MailPicture;
}

/** Returns a blog for a mail, with its avatar when it has uploaded one; its initial stands in for a drawn one. */
export function mailBlog(blog: { name: string; avatar: BlogAvatar }): MailedBlog {
  const key = blog.avatar.find(({ mediaKey }) => mediaKey !== undefined)?.mediaKey;
  return { name: blog.name, ...(key === undefined ? {} : { avatar: { cid: `avatar-${key}`, key } }) };
}

/** Returns a blog for a mail from the columns of its row; an unreadable avatar is none. */
export function mailBlogOfRow(name: string, avatar: BlogAvatar): MailedBlog {
  return mailBlog({
    name,
    avatar: validOr('images', avatar, [], { row: `blogs ${name}`, column: 'avatar' }),
  });
}
