import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentSiteAnnouncement } from '../announcements/announcement-presenter.ts';
import { announcements } from '../announcements/announcements-repository.ts';

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query, db, services }) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'announcements',
    path: pathOf('listAnnouncements', {}),
    query,
    rows: (page) => announcements(db, page),
  });
  return { announcements: rows.map(presentSiteAnnouncement), links };
};
