import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

const USAGE_EXIT_CODE = 2;

/**
 * Reads the options of the running script like `parseArgs` of node:util. `--help`, and an option that the script does
 * not have, print the comment at the head of the script and end it instead of a stack trace.
 *
 * @param config as of `parseArgs`
 */
export function parseOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const script = process.argv[1] ?? '';
  if (process.argv.slice(2).includes('--help')) {
    console.log(headComment(readFileSync(script, 'utf8')));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error as Error).message.split('. To specify');
    console.error(`${sentence}.\n\n${headComment(readFileSync(script, 'utf8'))}`);
    process.exit(USAGE_EXIT_CODE);
  }
}

/** Returns the text of the first documentation comment of a file, without its stars. */
export function headComment(source: string): string {
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
