import { StartFault } from '../core/start-fault.ts';

/**
 * Returns the arguments of a task when their number is right.
 *
 * @throws {StartFault} with its usage
 */
export function positionalArgs(args: readonly string[], count: number, usage: string): readonly string[] {
  if (args.length !== count || args.some((word) => word.trim() === ''))
    throw new StartFault(`Usage: ${usage}`);
  return args.map((word) => word.trim());
}
