/**
 * Puts Prism's validation in front of a running backend (`npm run mock:proxy -- --url https://their.api`). Findings
 * from using a site through it are listed in the terminal and on a page. MOCK_PORT is the proxy's port (4010), the next
 * one the page's; 0 takes two free ones.
 */
import { parseArgs } from 'node:util';
import { startProxy } from './proxy.ts';

/** Reads the backend's address. Exits with a sentence when it is not valid. */
function readBackend(): URL {
  try {
    const { url = '' } = parseArgs({ options: { url: { type: 'string' } } }).values;
    if (/^https?:/.test(url) && URL.canParse(url)) return new URL(url);
    console.error('Which backend? npm run mock:proxy -- --url https://their.api');
  } catch (error) {
    console.error(`${(error as Error).message}\nIts port is MOCK_PORT; there is no option but --url.`);
  }
  return process.exit(2);
}

const backend = readBackend();
const port = Number(process.env.MOCK_PORT ?? 4010);
try {
  const proxy = await startProxy({
    backend,
    port,
    pagePort: port === 0 ? 0 : port + 1,
    onFault: console.error,
    onFinding: ({ operationId, side, status, problem, call }) =>
      console.log(
        `✗ ${operationId ?? 'no operation'} · ${side === 'request' ? 'asked' : `answered ${status}`} · ${problem}\n    ${call}`,
      ),
  });
  console.log(`
${backend.origin} stands behind ${proxy.url} now. Use it through there; what breaks the contract is listed here
and at ${proxy.pageUrl} as it happens.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal ends it at once.
    process.once(signal, async () => {
      await proxy.close();
      const { calls } = proxy.ledger;
      const count = proxy.ledger.entries().length;
      console.log(`\n${calls} calls, ${count} ${count === 1 ? 'finding' : 'findings'}`);
      process.exit(count === 0 ? 0 : 1);
    });
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${port} or ${port + 1} is taken; choose others with MOCK_PORT.` : String(error),
  );
  process.exit(1);
}
