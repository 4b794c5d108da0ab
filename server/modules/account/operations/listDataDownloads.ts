import type { Handler } from '#server/http/contract/handler.ts';
import { presentDownload } from '../data-download/download-presenter.ts';
import { findDownloads } from '../data-download/downloads-repository.ts';

export const listDataDownloads: Handler<'listDataDownloads'> = async ({ db, services, viewer, request }) => {
  const rows = await findDownloads(db, viewer.userId);
  return { downloads: rows.map((row) => presentDownload(row, services, request)) };
};
