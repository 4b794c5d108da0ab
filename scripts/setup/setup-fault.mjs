/** A problem that a person must fix before a command can run. Its message says what. */
export class SetupFault extends Error {
  name = 'SetupFault';
}

/** Makes such a fault end this program with one line instead of a stack trace. */
export function exitOnSetupFault() {
  process.on('uncaughtException', (error) => {
    console.error(error instanceof SetupFault ? error.message : error);
    process.exit(1);
  });
}
