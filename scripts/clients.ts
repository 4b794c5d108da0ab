/**
 * Runs pytumblr, pytumblr2 and gallery-dl, from PyPI, against a server with the demo world (`npm run clients`). The tests
 * of tumblr.js are in tests/clients and run with the other tests.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '../openapi/world/cast.ts';
import { ensurePythonPackages } from './setup/schemathesis.mjs';
import { exitOnSetupFault } from './setup/setup-fault.mjs';
import { runServer } from './support/run-server.ts';

exitOnSetupFault();

const root = fileURLToPath(new URL('../', import.meta.url));
const APP = { key: 'python-app', secret: 'a-secret-of-the-tests' };

/** Logs a member in and returns what signs for them: an access token and its secret. */
async function logIn(url: string): Promise<{ access_token: string; token_secret: string }> {
  const answer = await fetch(`${url}/v2/oauth2/token?api_key=${APP.key}`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'marlow@example.com',
      password: demoPassword,
    }),
  });
  return ((await answer.json()) as { response: { access_token: string; token_secret: string } }).response;
}

const BACK = 'https://bell.example/back';

/** Registers an app of a member and authorises it by the three steps of OAuth 1.0a. */
async function registerApp(url: string, token: string): Promise<{ clientId: string; clientSecret: string }> {
  const answer = await fetch(`${url}/v2/oauth2/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Fog Bell', website: 'https://bell.example', redirect_uris: [BACK] }),
  });
  type Made = { response: { client: { clientId: string; clientSecret: string } } };
  return ((await answer.json()) as Made).response.client;
}

const python = join(
  ensurePythonPackages(
    'legacy clients',
    join(root, '.cache/legacy-clients'),
    join(root, 'tests/clients/requirements.txt'),
  ),
  'python',
);
const server = await runServer({ API_APPS: `${APP.key}:${APP.secret}` });
try {
  const { access_token: token, token_secret: tokenSecret } = await logIn(server.url);
  const own = await registerApp(server.url, token);
  const env = {
    ...process.env,
    PYTHONDONTWRITEBYTECODE: '1',
    ORIGIN: server.url,
    APP_KEY: APP.key,
    APP_SECRET: APP.secret,
    TOKEN: token,
    TOKEN_SECRET: tokenSecret,
    BLOG: 'marlow',
    OWN_KEY: own.clientId,
    OWN_SECRET: own.clientSecret,
    BACK,
  };
  for (const calls of ['gallery_dl_calls.py', 'pytumblr_calls.py']) {
    const { status } = spawnSync(python, [join(root, 'tests/clients', calls)], { stdio: 'inherit', env });
    if (status !== 0) process.exitCode = status ?? 1;
  }
} finally {
  await server.stop();
}
