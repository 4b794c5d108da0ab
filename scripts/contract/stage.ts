import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Files that the generators look for beside the folder they write. */
const LINKED_PATHS = ['src', 'node_modules', 'package.json', 'tsconfig.json'];

/**
 * Creates a folder outside the project in which the generators find the project as if they wrote in place. They empty
 * their folders before they write, which would break a running development server and every test that reads generated
 * code meanwhile.
 */
export async function prepareStage(root: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'skein-generate-'));
  await mkdir(join(stage, 'generated/types'), { recursive: true });
  await mkdir(join(stage, '.cache'));
  for (const name of LINKED_PATHS) await symlink(join(root, name), join(stage, name));
  await copyFile(join(root, 'orval.config.ts'), join(stage, 'orval.config.ts'));
  return stage;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Makes `to` hold what `from` holds: replaces each file that differs, removes surplus ones, leaves the rest untouched.
 */
export async function syncFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const wanted = await filesUnder(from);
  for (const file of wanted) {
    const bytes = await readFile(join(from, file));
    const target = join(to, file);
    const current = await readFile(target).catch(() => undefined);
    if (current?.equals(bytes)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.new`, bytes);
    await rename(`${target}.new`, target);
  }
  const known = new Set(wanted);
  for (const file of await filesUnder(to)) if (!known.has(file)) await rm(join(to, file));
}
