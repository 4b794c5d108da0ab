import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** Relative to the project's folder. */
  path: string;
  text: string;
}

const PATHS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '');

/** The paths of the project's files that Git tracks or would track, without generated/. */
export const projectPaths: string[] = PATHS.filter((path) => !path.startsWith('generated/'));

/** Returns the project's own files whose path matches, with their text. */
export function filesMatching(pattern: RegExp): SourceFile[] {
  return projectPaths
    .filter((path) => pattern.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(ROOT + path, 'utf8') }];
      } catch {
        // Deleted in the working tree, not yet in Git.
        return [];
      }
    });
}

export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);
