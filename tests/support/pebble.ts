import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as acme from 'acme-client';

/** Folder of the programs `pebble` and `pebble-challtestsrv`; undefined where they are not installed. */
export const pebbleDir: string | undefined = [
  process.env.PEBBLE_DIR,
  ...(process.env.PATH ?? '').split(delimiter),
].find((dir) => {
  try {
    for (const program of ['pebble', 'pebble-challtestsrv']) accessSync(join(dir ?? '', program));
    return dir !== undefined && dir !== '';
  } catch {
    return false;
  }
});

/** A certificate authority of a test: Pebble of Let's Encrypt, whose DNS leads every name to this machine. */
export type Pebble = {
  directoryUrl: string;
  /** Stops the authority and its DNS. */
  close(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Starts Pebble.
 *
 * @param httpPort port at which it looks for the answers to its challenges
 */
export async function startPebble(httpPort: number): Promise<Pebble> {
  const dir = await mkdtemp(join(tmpdir(), 'skein-pebble-'));
  const [port, managementPort, dnsPort] = [await freePort(), await freePort(), await freePort()];
  const file = (name: string): string => join(dir, name);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', file('key.pem'), '-out', file('cert.pem')],
    ],
    { stdio: 'ignore' },
  );
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: file('cert.pem'),
    privateKey: file('key.pem'),
    httpPort,
    tlsPort: 1,
    domainBlocklist: ['refused.quay.com'],
    profiles: { default: { description: 'For tests', validityPeriod: 7_776_000 } },
  };
  await writeFile(file('config.json'), JSON.stringify({ pebble }));
  const run = (program: string, args: string[]): ChildProcess =>
    spawn(join(pebbleDir ?? '', program), args, {
      stdio: 'ignore',
      env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    });
  const dns = run('pebble-challtestsrv', [
    ...['-dnsserver', `127.0.0.1:${dnsPort}`, '-defaultIPv4', '127.0.0.1', '-defaultIPv6', ''],
    ...['-http01', '', '-https01', '', '-tlsalpn01', '', '-doh', '', '-management', ''],
  ]);
  const server = run('pebble', ['-config', file('config.json'), '-dnsserver', `127.0.0.1:${dnsPort}`]);
  const directoryUrl = `https://127.0.0.1:${port}/dir`;
  // Its own address has a certificate that nobody else signed.
  acme.axios.defaults.httpsAgent = new Agent({ rejectUnauthorized: false });
  const close = async (): Promise<void> => {
    server.kill('SIGKILL');
    dns.kill('SIGKILL');
    acme.axios.defaults.httpsAgent = undefined;
    await rm(dir, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await acme.axios.get(directoryUrl, { timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isUp) return { directoryUrl, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error('Pebble did not start.');
}
