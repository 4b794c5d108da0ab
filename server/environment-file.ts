import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Loads the settings of the file `.env` in the current folder into the environment of this process, which takes
 * precedence. Returns the names in the file; none when there is no file.
 */
export function loadEnvironmentFile(): string[] {
  if (!existsSync('.env')) return [];
  process.loadEnvFile('.env');
  return Object.keys(parseEnv(readFileSync('.env', 'utf8')));
}
