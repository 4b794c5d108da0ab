import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { mutants } from '../../conformance/mutants/all.ts';
import { faultyFetch } from '../../conformance/mutants/proxy.ts';
import { forward } from '../../mock-server/proxy/forward.ts';

/** Runs `npm run mock:proxy` before the server, and reads the page of its findings. */

/** Timeout of a finding; Prism is slow at the first call of each operation. */
const JUDGED = { timeout: 120_000 };
test.setTimeout(240_000);

interface Program {
  /** Address of the proxied site, and address of the page of findings. */
  url: string;
  pageUrl: string;
  said: () => string;
  /** Stops the program like Ctrl-C and returns its exit code. */
  end: () => Promise<number | null>;
  child: ChildProcess;
}

async function startProgram(backend: string): Promise<Program> {
  const child = spawn(process.execPath, ['mock-server/proxy/start.ts', '--url', backend], {
    env: { ...process.env, MOCK_PORT: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += String(text);
    });
  }
  await expect.poll(() => said, JUDGED).toContain('as it happens');
  const [, url = ''] = /stands behind (\S+) now/.exec(said) ?? [];
  const [, pageUrl = ''] = /and at (\S+) as it/.exec(said) ?? [];
  async function end(): Promise<number | null> {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    return code;
  }
  return { url, pageUrl, said: () => said, end, child };
}

/** Starts the site with one of the kit's mutants. */
async function startBroken(site: string, name: string): Promise<Server> {
  const fault = mutants.find((mutant) => mutant.name === name)?.proxy;
  if (!fault) throw new Error(`There is no fault ${name} between kit and server`);
  const spoil = faultyFetch([{ ...fault, markEffective: () => undefined }]);
  const broken = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    if (method === 'GET' || !url.startsWith('/v2/')) {
      // The page may have been closed.
      await forward(incoming, outgoing, new URL(site)).catch(() => outgoing.destroy());
      return;
    }
    const headers = Object.entries(incoming.headers).filter(
      ([header]) => !/^(host|connection|content-length)$/.test(header),
    );
    const body = new Uint8Array(await buffer(incoming));
    const answer = await spoil(
      new Request(site + url, {
        method,
        headers: headers as [string, string][],
        ...(body.length > 0 ? { body } : {}),
      }),
    );
    // Each cookie gets its own header; the encoding of the body is set anew.
    const lines = [...answer.headers].filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name),
    );
    outgoing.writeHead(answer.status, lines);
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  return broken;
}

/** Opens a page as a member. Cookies belong to the host on every port. */
async function openAsOdile(person: BrowserContext, site: string, address: string): Promise<Page> {
  const data = { grant_type: 'password', username: CAST.odile, password: DEMO_PASSWORD };
  const headers = { Authorization: 'Bearer skein-web' };
  expect((await person.request.post(`${site}/v2/oauth2/token`, { data, headers })).status()).toBe(200);
  const page = await person.newPage();
  await page.goto(address);
  // Pages of another browser context do not wait for hydration by themselves.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

/** Likes and unlikes the newest post, in either order. */
async function pressTwice(page: Page): Promise<void> {
  const heart = page.getByRole('article').first().getByRole('button', { name: 'Like', exact: true });
  for (const _time of [1, 2]) {
    const answered = page.waitForResponse((response) => /\/user\/(un)?like$/.test(response.url()));
    await heart.click();
    await answered;
  }
}

// Calls that break the contract fail the journey's own page, so another browser context is used.
test('Conformance proxy: faults of a server are listed once each while somebody uses the site', async ({
  browser,
  site,
}) => {
  const person = await browser.newContext({ serviceWorkers: 'block' });
  const broken = await startBroken(site, '204-for-200');
  const program = await startProgram(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
  try {
    const findings = await person.newPage();
    await findings.goto(program.pageUrl);
    const status = findings.getByRole('status');
    await expect(status).toContainText('Nothing yet');
    await expect(findings.getByRole('table')).toBeHidden();
    const page = await openAsOdile(person, site, `${program.url}/marlow`);
    await pressTwice(page);
    await pressTwice(page);
    const row = findings.getByRole('row').nth(1);
    await expect(row.getByRole('cell').last()).toHaveText('2', JUDGED);
    await expect(row).toContainText('unlikePost');
    await expect(row).toContainText('the backend, 204');
    await expect(status).toHaveText('1 finding');
    const { violations } = await new AxeBuilder({ page: findings }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.close();
    expect(await program.end()).toBe(1);
    await expect(status).toContainText('The proxy has stopped');
    await expect(row).toContainText('unlikePost');
    expect(program.said()).toMatch(/✗ unlikePost · answered 204 .*\n.*\/v2\/user\/unlike/);
    expect(program.said()).toMatch(/\n([4-9]|\d\d+) calls, 1 finding\n/);
  } finally {
    program.child.kill();
    broken.close();
    broken.closeAllConnections();
    await person.close();
  }
});
