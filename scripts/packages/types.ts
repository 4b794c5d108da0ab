import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT, runTool } from '../check/run-tool.ts';
import { type PackagePath, rewriteImports } from './compile.ts';

/** Writes the type declarations of these files into a folder. */
export async function writeDeclarations(
  files: readonly string[],
  folder: string,
  placed: PackagePath,
): Promise<void> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const work = await mkdtemp(join(ROOT, '.cache/declarations-'));
  try {
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: ROOT,
      outDir: join(work, 'out'),
    };
    const project = { extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: [], files };
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify(project));
    const { ok, output } = await runTool('tsc', ['-p', work]);
    if (!ok) throw new Error(output);
    for (const file of files) {
      const text = await readFile(join(work, 'out', relative(ROOT, file).replace(/\.ts$/, '.d.ts')), 'utf8');
      const target = join(folder, placed(file).replace(/\.ts$/, '.d.ts'));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, rewriteImports(text, file, placed));
    }
  } finally {
    await rm(work, { recursive: true });
  }
}
