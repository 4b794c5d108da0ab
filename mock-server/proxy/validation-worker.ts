/**
 * Validates exchanges in a thread of its own: preparing a large operation takes Prism seconds, which would block the
 * proxy.
 */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Bundle } from '../contract.ts';
import { type Exchange, ExchangeValidator, type Finding } from './validate-exchange.ts';

const bundle = new URL('../../generated/openapi.json', import.meta.url);
const judge = new ExchangeValidator(JSON.parse(readFileSync(bundle, 'utf8')) as Bundle);

parentPort?.on('message', async ({ id, exchange }: { id: number; exchange: Exchange }) => {
  const findings: Finding[] = await judge.judge(exchange).catch((error: Error) => [
    {
      operationId: undefined,
      side: 'response',
      status: exchange.response.status,
      problem: `It could not be judged: ${error.message}`,
    },
  ]);
  parentPort?.postMessage({ id, findings });
});
