/** Something that a person has to mend before a command can run. Its message says what. */
export class SetupFault extends Error {
  name = 'SetupFault';
}

/** Ends this program in one line, rather than with a stack, when something is to be mended. */
export function tellSetupFaults() {
  process.on('uncaughtException', (error) => {
    console.error(error instanceof SetupFault ? error.message : error);
    process.exit(1);
  });
}
