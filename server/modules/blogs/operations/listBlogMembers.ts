import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentMembers } from '../members/member-presenter.ts';
import { countMembers, memberPage } from '../members/members-repository.ts';

export const listBlogMembers: Handler<'listBlogMembers'> = async ({ params, query, subject, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const { id } = subject.blog;
  const [rows, total] = await Promise.all([memberPage(db, id, { offset, limit }), countMembers(db, id)]);
  return {
    members: await presentMembers(db, id, rows, viewer.userId),
    total,
    links: offsetLinks(pathOf('listBlogMembers', params), { offset, limit }, total),
  };
};
