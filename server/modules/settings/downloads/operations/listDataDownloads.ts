import type { Handler } from '#server/contract/handler.ts';
import { presentDownload } from '../download-presenter.ts';
import { findDownloads } from '../downloads-repository.ts';

export const listDataDownloads: Handler<'listDataDownloads'> = async ({ db, services, viewer, request }) => {
  const rows = await findDownloads(db, viewer.userId);
  return { downloads: rows.map((row) => presentDownload(row, services, request)) };
};
