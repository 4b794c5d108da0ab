/** Runs Prism on the contract's examples (`npm run mock`). MOCK_PORT and MOCK_DELAY (milliseconds) configure it. */
import { startMock } from './server.ts';

const port = Number(process.env.MOCK_PORT ?? 4010);
const started = performance.now();
try {
  const mock = await startMock({ port, delay: Number(process.env.MOCK_DELAY ?? 0) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
The mock answers at ${mock.url} (ready in ${seconds} s). It keeps nothing: every answer is an example of the contract.

  curl -H 'Authorization: Bearer skein-web' '${mock.url}/v2/timeline/dashboard'
  curl -H 'Authorization: Bearer skein-web' -H 'Prefer: example=empty' '${mock.url}/v2/timeline/dashboard'
  curl -H 'Authorization: Bearer skein-web' -H 'Prefer: code=429' '${mock.url}/v2/timeline/dashboard'

In the site the developer panel (bottom left, or Ctrl+Alt+D) forces any documented answer of any call.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  const reason =
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? `Port ${port} is taken; choose another with MOCK_PORT.`
      : String(error);
  console.error(`The mock did not start. ${reason}`);
  process.exit(1);
}
