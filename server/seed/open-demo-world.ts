import { join } from 'node:path';
import { worldAt } from '#openapi/world/world.ts';
import type { Database } from '../db/database.ts';
import { type DemoWorld, seedDemoWorld } from './seed-demo-world.ts';
import { firstFiles, type WorldFiles, warm, worldFiles } from './world-files.ts';

/** The demo world in a running server. */
export interface OpenDemoWorld {
  files: WorldFiles;
  /** Text to print at the start. */
  banner: string;
  /** Draws the first pictures in the background until they are done or `signal` aborts. */
  drawAhead(signal: AbortSignal): Promise<void>;
}

/** Returns the demo accounts in a few lines for the terminal. */
export function bannerOf({ isNew, logins }: DemoWorld): string {
  const width = Math.max(...logins.map((login) => login.email.length));
  return [
    isNew
      ? 'A demo world was written into the empty database. Log in as'
      : 'This database holds the demo world. Log in as',
    ...logins.map((login) => `  ${login.email.padEnd(width)}  ${login.password}`),
  ].join('\n');
}

/**
 * Seeds an empty database with the demo world; returns null when the database holds other accounts and no demo world.
 */
export async function openDemoWorld(db: Database, dataDir: string): Promise<OpenDemoWorld | null> {
  const now = new Date();
  const demo = await seedDemoWorld(db, now);
  if (!demo) return null;
  const files = worldFiles(join(dataDir, 'media', 'world'));
  return {
    files,
    banner: bannerOf(demo),
    drawAhead: (signal) => warm(files, firstFiles(worldAt(now)), signal),
  };
}
