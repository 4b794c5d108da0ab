import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ToolResult {
  ok: boolean;
  /** Standard output and standard error. */
  output: string;
  stdout: string;
}

/** Runs a tool of the project's own packages to its end. */
export function runTool(name: string, args: string[], cwd = ROOT): Promise<ToolResult> {
  return new Promise((resolve) => {
    // The tools are scripts with a Node shebang; started by this Node they need no path.
    const command = name === 'node' ? args : [join(ROOT, 'node_modules/.bin', name), ...args];
    const child = spawn(process.execPath, command, { cwd, env: { ...process.env, NO_COLOR: '1' } });
    let stdout = '';
    let output = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ ok: false, output: String(error), stdout }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim(), stdout }));
  });
}
