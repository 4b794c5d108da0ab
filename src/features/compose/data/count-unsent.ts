import { listUnsentTexts } from '#src/shared/lib/storage/unsent-text-list.ts';
import { storedDrafts } from '../model/stored-drafts.ts';

/**
 * Counts what was written and not sent in this browser by the given blogs: posts and texts of small fields.
 *
 * @param except keys of drafts that are not counted
 */
export function countUnsent(uuids: readonly string[], except: ReadonlySet<string> = new Set()): number {
  const drafts = storedDrafts(localStorage, [...uuids], Date.now()).filter(({ key }) => !except.has(key));
  return drafts.length + listUnsentTexts([...uuids], Date.now()).length;
}
