import { join, resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup.ts';
import { announceAnswertime, choose, saveHub, unchoose } from './editors.ts';
import { importPosts } from './import-posts.ts';
import { dropJob, printJobs, retryJob } from './jobs.ts';
import { createAdmin, deleteMember, importArchive, resetPassword } from './members.ts';
import { sendNews } from './product-news.ts';
import type { Task } from './task.ts';

/** `backup [folder]`: writes a backup of the whole site to a new folder; `backups/<time>` by default. */
const backup: Task = async ({ db, dataDir, secret, say }, [folder]) => {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = resolve(folder ?? join('backups', time));
  const { tables, media } = await writeBackup({ db, dataDir, secret, folder: target });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${target}: ${rows} rows of ${tables.length} tables, ${media} files of uploads.`);
};

/** Tasks that can run in a running site as well as in a process of their own. */
export const tasks: Readonly<Record<string, Task>> = {
  backup,
  'create-admin': createAdmin,
  'reset-password': resetPassword,
  'delete-member': deleteMember,
  'import-member': importArchive,
  'import-posts': importPosts,
  'product-news': sendNews,
  choose,
  unchoose,
  'announce-answertime': announceAnswertime,
  'save-video-hub': saveHub,
  jobs: printJobs,
  'retry-job': retryJob,
  'drop-job': dropJob,
};
