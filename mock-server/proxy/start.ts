/**
 * `npm run mock:proxy -- --url https://their.api`: Prism's validation before a running backend. Whoever clicks through a
 * site behind it sees what broke the contract, here and on a page. MOCK_PORT is its port (4010), the next one the page's.
 */
import { parseArgs } from 'node:util';
import { startProxy } from './proxy.ts';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
if (!values.url || !URL.canParse(values.url) || !/^https?:/.test(values.url)) {
  console.error('Which backend? npm run mock:proxy -- --url https://their.api');
  process.exit(1);
}
const port = Number(process.env.MOCK_PORT ?? 4010);
try {
  const proxy = await startProxy({
    backend: new URL(values.url),
    port,
    pagePort: port + 1,
    onFault: console.error,
    onFinding: ({ operationId, side, status, problem, call }) =>
      console.log(
        `✗ ${operationId ?? 'no operation'} · ${side === 'request' ? 'asked' : `answered ${status}`} · ${problem}\n    ${call}`,
      ),
  });
  console.log(`
${values.url} stands behind ${proxy.url} now. Use it through there; what breaks the contract is listed here
and at ${proxy.pageUrl} as it happens.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      await proxy.close();
      const { calls } = proxy.ledger;
      const count = proxy.ledger.entries().length;
      console.log(`\n${calls} calls, ${count} findings`);
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
