import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool, type ToolResult } from '../../scripts/check/run-tool.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = [
  ...['openapi', 'generated', 'scripts', 'server'],
  ...['src/paths', 'src/domain', 'src/shared', 'src/platform', 'src/locales'],
  ...['package.json', 'tsconfig.json', 'orval.config.ts', 'redocly.yaml'],
  ...['vite.config.ts', 'vite.server.config.ts', 'vite.messages.ts', 'lingui.config.ts'],
];

/** A copy of the project in which a test may break things, with this project's installed packages. */
export interface ProjectCopy {
  run(tool: string, ...args: string[]): Promise<ToolResult>;
  /** Rewrites one file; throws when that changes nothing, so that the text to be broken must exist. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-copy-'));
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    run: (tool, ...args) => runTool(tool, args, folder),
    async edit(file, change) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`The change to ${file} changes nothing`);
      await writeFile(path, changed);
    },
    write: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true }),
  };
}
