import { defineModule } from '#server/define-module.ts';
import { deleteExpiredChanges } from './items/changes-repository.ts';
import { memberData } from './member-data.ts';
import { tellOfNews } from './people/news.ts';
import { hasWaitingReaders } from './people/news-repository.ts';

/** Declares the module `collections`. */
export const module = defineModule({
  cleanUps: { collection_changes: ({ db, services }) => deleteExpiredChanges(db, services.now()) },
  jobs: { 'collection-news': (_data, _turn, { db }) => tellOfNews(db) },
  schedules: [{ kind: 'collection-news', seconds: 300, isDue: ({ db }) => hasWaitingReaders(db) }],
  memberData,
  seed: () => import('./seed-rows.ts'),
});
