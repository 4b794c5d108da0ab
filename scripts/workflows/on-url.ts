/**
 * Runs the workflows of the contract on a server that allows registration, from the package (`skein-workflows --url
 * https://their.api`, scripts/packages/conform). `--only ask-answer,message` runs some, `--list` lists them. Exit code
 * 0: all passed; 1: something failed; 2: they could not run.
 */
import { parseArgs } from 'node:util';
import { notOfferedOperations } from '../../conformance/offered.ts';
import { runWorkflows, workflowNames } from './respect.ts';

const HELP = `Runs the workflows of the contract, call by call, on a server that takes registrations.

  --url <address>   the server; one that can be thrown away
  --only <names>    some of them, with commas between
  --list            their names

Exit code 0: all went well; 1: something did not; 2: they could not be run.`;

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else if (values.list) for (const { name, summary } of workflowNames()) console.log(`${name}  ${summary}`);
  else if (!/^https?:\/\/./.test(values.url ?? ''))
    throw new Error('Which server? --url https://their.api (--help tells the rest)');
  else {
    const url = values.url ?? '';
    const only = values.only?.split(',');
    const missing = only ? [] : await notOfferedOperations(url, 'skein-api');
    process.exitCode = runWorkflows(url, { only, missing }) === 0 ? 0 : 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
