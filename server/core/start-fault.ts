/**
 * A problem that prevents the start and that the operator can fix. Only its message is printed, which says what to do.
 */
export class StartFault extends Error {
  override readonly name: string = 'StartFault';
}

/** Exit code of a process with an invalid setup: restarting it changes nothing (EX_CONFIG). */
export const CANNOT_START_CODE = 78;

type SystemFault = Partial<NodeJS.ErrnoException> & { address?: string; port?: number };

/** Explanations of system and database error codes for operators. */
const meanings: Record<string, (error: SystemFault) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is taken by another program. Stop it, or choose another one with PORT.`,
  EADDRNOTAVAIL: ({ address }) =>
    `HOST=${address ?? ''} is no address of this machine. 127.0.0.1 is for this machine only, 0.0.0.0 for everybody.`,
  EACCES: ({ path, port, syscall }) =>
    syscall === 'listen'
      ? `Port ${port ?? ''} may not be opened by this user. Choose one above 1023 with PORT.`
      : `${path ?? 'A file'} may not be read or written by this user. Give it to them, or choose another DATA_DIR.`,
  EPERM: ({ path }) => `${path ?? 'A file'} may not be changed by this user. Choose another DATA_DIR.`,
  EROFS: ({ path }) => `${path ?? 'The disk'} can only be read. Choose another DATA_DIR.`,
  ENOSPC: () => 'The disk is full. Make room and start again; nothing is lost.',
  EMFILE: () => 'This process may not open more files. Raise the limit (ulimit -n) and start again.',
  ENFILE: () => 'This machine has too many files open. Close some programs and start again.',
  '28P01': () => 'The database refuses the password in DATABASE_URL.',
  '28000': () => 'The database refuses the user in DATABASE_URL.',
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it and start again.',
  '42501': () =>
    'The user in DATABASE_URL may not make tables. Give them the rights of the database’s owner.',
};

/** Returns one line for the operator; undefined for an unexpected error, which is printed with its stack. */
export function startFaultMessage(error: unknown): string | undefined {
  if (error instanceof StartFault) return error.message;
  if (!(error instanceof Error)) return undefined;
  const fault: SystemFault = error;
  if (fault.code === 'ENOTFOUND' && fault.syscall === 'getaddrinfo') {
    return 'HOST is a name that leads nowhere. 127.0.0.1 is for this machine only, 0.0.0.0 for everybody.';
  }
  return meanings[fault.code ?? '']?.(fault);
}
