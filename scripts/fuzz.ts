/**
 * `npm run fuzz`: Schemathesis with all its default checks, positive and negative data, over every built operation.
 * Runs against a server of its own, or against `-- --url <server>`. `--only getPollResults,votePoll` narrows it; name all
 * methods of a URL together. Any failure is this program's failure.
 */
import { spawnSync } from 'node:child_process';
import { appendFile, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoPassword } from '../openapi/world/cast.ts';
import type { Document } from './contract/document.ts';
import { METHODS, operationsOf } from './contract/document.ts';
import { dockerAnswers, ensureSchemathesis } from './setup/schemathesis.mjs';
import { runServer } from './support/run-server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, '.cache/fuzz');
const { values } = parseArgs({
  options: { url: { type: 'string' }, examples: { type: 'string', default: '15' }, only: { type: 'string' } },
});

/** Takes away links to operations that the document no longer has. */
function dropDeadLinks(document: Document): void {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const left = new Set(operations.map(({ operationId }) => operationId));
  for (const response of operations.flatMap(({ responses }) => Object.values(responses))) {
    const links = (response.links ?? {}) as Record<string, { operationId: string }>;
    response.links = Object.fromEntries(
      Object.entries(links).filter(([, link]) => left.has(link.operationId)),
    );
    if (Object.keys(response.links).length === 0) delete response.links;
  }
}

/** The contract without the operations this server has not built: those answer 501 by design. */
async function builtContract(): Promise<Document> {
  const document = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as Document;
  const { notBuilt } = (await import('../generated/handlers.ts')) as { notBuilt: readonly string[] };
  const left = new Set<string>(notBuilt);
  const only = values.only?.split(',');
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const id = item[method]?.operationId;
      if (id && (left.has(id) || only?.includes(id) === false)) delete item[method];
    }
  }
  document.paths = Object.fromEntries(
    Object.entries(document.paths).filter(([, item]) => METHODS.some((method) => item[method])),
  );
  dropDeadLinks(document);
  return document;
}

/** A member's access token, so that every operation can be reached without a browser's cookie and CSRF token. */
async function accessToken(url: string): Promise<string> {
  const response = await fetch(`${url}/v2/oauth2/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer skein-api' },
    body: JSON.stringify({
      grant_type: 'password',
      username: process.env.FUZZ_EMAIL ?? 'marlow@example.com',
      password: process.env.FUZZ_PASSWORD ?? demoPassword,
    }),
  });
  const body = (await response.json()) as { response?: { accessToken?: string } };
  if (!body.response?.accessToken) throw new Error(`No access token from ${url}: ${JSON.stringify(body)}`);
  return body.response.accessToken;
}

/** The poll that tests vote in; its id is new on every server. */
const pollId = `fuzz-${Date.now()}`;

/** Things that exist on this server, so that tests get past “not found” to what an operation really does. */
async function knownThings(url: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const info = await (await fetch(`${url}/v2/user/info`, { headers })).json();
  const blog: string = info.response.blogs[0].name;
  const poll = {
    type: 'poll',
    clientId: pollId,
    question: 'To be answered by a test?',
    answers: ['yes', 'no'].map((clientId) => ({ clientId, answerText: clientId })),
    settings: { multipleChoice: true, closeStatus: 'open' },
  };
  const made = await fetch(`${url}/v2/blog/${blog}/posts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      content: [{ type: 'text', text: 'To be read, liked and edited by a test.' }, poll],
      tags: 'fuzz',
    }),
  });
  const { response: post } = await made.json();
  return `
[parameters]
"path.blog" = ${JSON.stringify(blog)}
"path.tag" = "fuzz"
"path.id" = ${JSON.stringify(post.id)}
`;
}

const own = values.url ? undefined : await runServer();
const url = values.url ?? own?.url ?? '';
try {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(await builtContract()));
  await copyFile(join(root, 'tests/schemathesis/schemathesis.toml'), join(folder, 'schemathesis.toml'));
  const token = await accessToken(url);
  await appendFile(join(folder, 'schemathesis.toml'), await knownThings(url, token));
  const flags = [
    '--url',
    url,
    '--max-examples',
    values.examples,
    '--header',
    `Authorization: Bearer ${token}`,
  ];
  const st = ['--config-file', 'schemathesis.toml', 'run', 'openapi.json', ...flags, '--no-color'];
  const docker = dockerAnswers();
  const [command, args] = docker
    ? [
        'docker',
        [
          'compose',
          'run',
          '--rm',
          '-w',
          '/fuzz',
          '-e',
          'FUZZ_TOKEN',
          '-e',
          'FUZZ_OTHER_TOKEN',
          '-e',
          'FUZZ_POLL',
          'schemathesis',
          ...st,
        ],
      ]
    : [ensureSchemathesis(), st];
  const env = {
    ...process.env,
    FUZZ_TOKEN: token,
    FUZZ_OTHER_TOKEN: await accessToken(url),
    FUZZ_POLL: pollId,
    // Asked for by other services of compose.yaml, which are not started here.
    POSTGRES_PASSWORD: 'none',
    SESSION_SECRET: 'none',
    PUBLIC_URL: 'none',
  };
  const { status } = spawnSync(command, args as string[], {
    cwd: docker ? root : folder,
    stdio: 'inherit',
    env,
  });
  if (status !== 0 && own) console.error(own.output().split('\n').slice(-40).join('\n'));
  process.exitCode = status ?? 1;
} finally {
  await own?.stop();
}
