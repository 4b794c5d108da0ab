import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigFault, loadConfig } from './config.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skein-config-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('loadConfig returns the documented defaults for an empty environment', async () => {
  const config = await loadConfig({ DATA_DIR: dataDir, PORT: '', LOG_LEVEL: ' ' });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    siteHost: 'skein.localhost',
    databaseUrl: undefined,
    logLevel: 'info',
    logFile: undefined,
    rateLimits: true,
    hasOwnSecret: false,
    demoWorld: true,
  });
});

test('DISK_RESERVE_MB defaults to 1024 and must be a whole number', async () => {
  const reserve = (env: object) =>
    loadConfig({ DATA_DIR: dataDir, ...env }).then((config) => config.diskReserve);
  expect(await reserve({})).toBe(1_024_000_000);
  expect(await reserve({ DISK_RESERVE_MB: '0' })).toBe(0);
  await expect(reserve({ DISK_RESERVE_MB: '-1' })).rejects.toThrow(/DISK_RESERVE_MB must be a whole number/);
});

test('SITE_HOST must be a host name and is converted to lower case', async () => {
  const hostOf = (SITE_HOST: string) =>
    loadConfig({ DATA_DIR: dataDir, SITE_HOST }).then(({ siteHost }) => siteHost);
  expect(await hostOf('Skein.Example')).toBe('skein.example');
  for (const wrong of ['https://skein.example', 'skein.example:3000', '*.skein.example', 'skein..example']) {
    await expect(hostOf(wrong)).rejects.toThrow(/SITE_HOST must be the name of a host/);
  }
});

test('MAIL_FROM must be an address, with or without a name', async () => {
  const senderOf = (MAIL_FROM: string) =>
    loadConfig({ DATA_DIR: dataDir, MAIL_FROM }).then(({ mailFrom }) => mailFrom);
  expect(await senderOf('Skein <skein@skein.example>')).toBe('Skein <skein@skein.example>');
  expect(await senderOf('skein@skein.example')).toBe('skein@skein.example');
  for (const wrong of ['nonsense', 'Skein <skein>', 'a@b <c@d.example', 'a b@c.example']) {
    await expect(senderOf(wrong)).rejects.toThrow(/MAIL_FROM must be like/);
  }
});

test('DATA_DIR must be a folder that can be written, also when the secret is configured', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  const load = loadConfig({ DATA_DIR: join(file, 'below'), SESSION_SECRET: 's'.repeat(32) });
  await expect(load).rejects.toThrow(/DATA_DIR .* cannot be written/);
});

test('FFMPEG is the named program, else the one on the PATH, else none', async () => {
  const found = (env: object) => loadConfig({ DATA_DIR: dataDir, ...env }).then((config) => config.ffmpeg);
  const program = join(dataDir, 'ffmpeg');
  await writeFile(program, '#!/bin/sh');
  await expect(found({ FFMPEG: program })).rejects.toThrow(/FFMPEG .* is no program/);
  await chmod(program, 0o755);
  expect(await found({ FFMPEG: program })).toBe(program);
  expect(await found({ PATH: dataDir })).toBe(program);
  expect(await found({ PATH: dataDir, FFMPEG: 'off' })).toBeUndefined();
  expect(await found({})).toBeUndefined();
});

test('a GIF provider is used once its key is configured', async () => {
  const found = (env: object) =>
    loadConfig({ DATA_DIR: dataDir, ...env }).then((config) => config.gifProvider);
  const file = join(dataDir, 'gif-key');
  await writeFile(file, 'a-key\n');
  expect(await found({})).toBeUndefined();
  const klipy = { key: 'a-key', url: 'https://api.klipy.com', name: 'KLIPY' };
  expect(await found({ GIF_PROVIDER_KEY: 'a-key' })).toEqual(klipy);
  expect(await found({ GIF_PROVIDER_KEY_FILE: file })).toEqual(klipy);
  const other = { GIF_PROVIDER_URL: 'https://gifs.example/', GIF_PROVIDER_NAME: 'Movers' };
  expect(await found({ GIF_PROVIDER_KEY: 'a-key', ...other })).toEqual({
    key: 'a-key',
    url: 'https://gifs.example',
    name: 'Movers',
  });
  await expect(found(other)).rejects.toThrow(/mean nothing without GIF_PROVIDER_KEY/);
  await expect(
    found({ GIF_PROVIDER_KEY: 'a-key', GIF_PROVIDER_URL: 'https://gifs.example/v2' }),
  ).rejects.toThrow(/GIF_PROVIDER_URL must be/);
});

test('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together, and have the form of such keys', async () => {
  const found = async (env: Record<string, string>) =>
    (await loadConfig({ DATA_DIR: dataDir, ...env })).stripe;
  expect(await found({})).toBeUndefined();
  const [secretKey, webhookSecret] = ['sk_test_abc123', 'whsec_abc123'];
  expect(await found({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret })).toEqual({
    secretKey,
    webhookSecret,
  });
  await expect(found({ STRIPE_SECRET_KEY: secretKey })).rejects.toThrow(/set together, or neither/);
  await expect(
    found({ STRIPE_SECRET_KEY: 'pk_live_abc', STRIPE_WEBHOOK_SECRET: webhookSecret }),
  ).rejects.toThrow(/STRIPE_SECRET_KEY must be/);
  await expect(found({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: 'abc' })).rejects.toThrow(
    /STRIPE_WEBHOOK_SECRET must be/,
  );
});

test('TLS_PORT needs a certificate authority, and trusts no visitor to name their own address', async () => {
  const directoryUrl = 'https://acme.example/directory';
  const found = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
  expect(await found({})).toMatchObject({ acme: undefined, tlsPort: undefined });
  const acme = { directoryUrl, email: 'ops@skein.example', servesOwnName: true };
  expect(
    await found({ ACME_DIRECTORY_URL: directoryUrl, ACME_EMAIL: acme.email, TLS_PORT: '443' }),
  ).toMatchObject({ acme, tlsPort: 443 });
  await expect(found({ TLS_PORT: '443' })).rejects.toThrow(/TLS_PORT needs ACME_DIRECTORY_URL/);
  await expect(
    found({ ACME_DIRECTORY_URL: directoryUrl, TLS_PORT: '443', TRUST_PROXY: '1' }),
  ).rejects.toThrow(/TRUST_PROXY must be off or networks/);
  await expect(found({ ACME_DIRECTORY_URL: 'http://acme.example' })).rejects.toThrow(
    /must be the https address of a directory/,
  );
  await expect(found({ ACME_DIRECTORY_URL: directoryUrl, ACME_EMAIL: 'nobody' })).rejects.toThrow(
    /ACME_EMAIL must be an e-mail address/,
  );
});

test('DEMO_WORLD=on seeds a PostgreSQL database, which stays empty by default', async () => {
  const DATABASE_URL = 'postgres://localhost/skein';
  expect((await loadConfig({ DATA_DIR: dataDir, DATABASE_URL })).demoWorld).toBe(false);
  expect((await loadConfig({ DATA_DIR: dataDir, DATABASE_URL, DEMO_WORLD: 'on' })).demoWorld).toBe(true);
  expect((await loadConfig({ DATA_DIR: dataDir, DEMO_WORLD: 'off' })).demoWorld).toBe(false);
});

test('API_APPS is a list of pairs of key and secret', async () => {
  const secret = 'sixteen-letters-';
  const apps = (API_APPS: string) =>
    loadConfig({ DATA_DIR: dataDir, API_APPS }).then((config) => config.apps);
  expect(await apps('')).toEqual([]);
  expect(await apps(`one-app:${secret}  other:${secret}more`)).toEqual([
    { key: 'one-app', secret },
    { key: 'other', secret: `${secret}more` },
  ]);
  for (const wrong of ['one-app', `one-app:${secret.slice(1)}`, `one app:${secret}`]) {
    await expect(apps(wrong)).rejects.toThrow(/API_APPS must be key:secret pairs/);
  }
});

test('sign-in providers are a list without duplicates, each entry complete', async () => {
  const party = {
    id: 'harbour',
    name: 'Harbour',
    issuer: 'https://id.example',
    clientId: 'a',
    clientSecret: 'b',
  };
  const parties = (list: unknown) =>
    loadConfig({ DATA_DIR: dataDir, SIGN_IN_PROVIDERS: JSON.stringify(list) }).then(
      (config) => config.signInProviders,
    );
  expect(await parties([])).toEqual([]);
  expect(await parties([party, { ...party, id: 'other' }])).toHaveLength(2);
  expect(await parties([{ ...party, issuer: 'http://127.0.0.1:9000' }])).toHaveLength(1);
  const wrong = [
    {},
    'harbour',
    [{ ...party, name: '' }],
    [{ ...party, issuer: 'http://id.example' }],
    [party, party],
    [{ ...party, id: '../x' }],
  ];
  for (const list of wrong)
    await expect(parties(list)).rejects.toThrow(/SIGN_IN_PROVIDERS must be a JSON list/);
});

test('loadConfig creates a secret once, keeps it for later starts, and makes it readable by its owner only', async () => {
  const [one, two] = await Promise.all([
    loadConfig({ DATA_DIR: dataDir }),
    loadConfig({ DATA_DIR: dataDir }),
  ]);
  const later = await loadConfig({ DATA_DIR: dataDir });
  expect(one.sessionSecret).toHaveLength(43);
  expect(two.sessionSecret).toBe(one.sessionSecret);
  expect(later.sessionSecret).toBe(one.sessionSecret);
  const path = join(dataDir, 'session-secret');
  expect(await readFile(path, 'utf8')).toBe(one.sessionSecret);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('loadConfig reports all problems at once, each with its variable', async () => {
  const start = loadConfig({
    DATA_DIR: dataDir,
    PORT: '80a',
    DATABASE_URL: 'mysql://x',
    SESSION_SECRET: 'short',
    LOG_LEVEL: 'chatty',
    PUBLIC_URL: 'https://skein.example/path',
  });
  await expect(start).rejects.toThrow(ConfigFault);
  for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'LOG_LEVEL', 'PUBLIC_URL']) {
    await expect(start).rejects.toThrow(name);
  }
});

test('loadConfig reports a data folder that cannot be created', async () => {
  await expect(loadConfig({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(/DATA_DIR/);
});

test.each(['', '   ', 'short', 'x'.repeat(31)])(
  'loadConfig refuses a stored secret of "%s"',
  async (text) => {
    const path = join(dataDir, 'session-secret');
    await writeFile(path, text);
    await expect(loadConfig({ DATA_DIR: dataDir })).rejects.toThrow(/session-secret must hold/);
    expect(await readFile(path, 'utf8')).toBe(text);
    expect(await readdir(dataDir)).toEqual(['session-secret']);
  },
);

test('loadConfig accepts a stored secret of 32 characters and strips its line break', async () => {
  await writeFile(join(dataDir, 'session-secret'), `${'y'.repeat(32)}\n`);
  expect((await loadConfig({ DATA_DIR: dataDir })).sessionSecret).toBe('y'.repeat(32));
});

test('loadConfig reads secrets from files', async () => {
  const file = async (name: string, text: string) => {
    await writeFile(join(dataDir, name), text);
    return join(dataDir, name);
  };
  const config = await loadConfig({
    DATA_DIR: dataDir,
    SESSION_SECRET_FILE: await file('one', `${'s'.repeat(40)}\n`),
    DATABASE_URL_FILE: await file('two', 'postgres://somewhere/skein\n'),
    METRICS_TOKEN_FILE: await file('three', 'm'.repeat(16)),
  });
  expect(config).toMatchObject({
    sessionSecret: 's'.repeat(40),
    hasOwnSecret: true,
    databaseUrl: 'postgres://somewhere/skein',
    metricsToken: 'm'.repeat(16),
  });
  const wrong = loadConfig({
    DATA_DIR: dataDir,
    SESSION_SECRET_FILE: await file('short', 's'),
    DATABASE_URL: 'postgres://somewhere/skein',
    DATABASE_URL_FILE: join(dataDir, 'two'),
    METRICS_TOKEN_FILE: join(dataDir, 'nowhere'),
  });
  await expect(wrong).rejects.toThrow(/SESSION_SECRET_FILE must have at least 32/);
  await expect(wrong).rejects.toThrow(/DATABASE_URL and DATABASE_URL_FILE are both set/);
  await expect(wrong).rejects.toThrow(/METRICS_TOKEN_FILE cannot be read/);
});

test.each([
  [undefined, false],
  ['off', false],
  ['1', 1],
  ['9', 9],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
])('TRUST_PROXY=%s trusts %j', async (text, believed) => {
  expect((await loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: text })).trustProxy).toEqual(believed);
});

test.each(['on', 'true', '0', '10', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', '1,'])(
  'TRUST_PROXY=%s is refused, because it would trust everybody or nobody',
  async (text) => {
    await expect(loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: text })).rejects.toThrow(/TRUST_PROXY/);
  },
);

test.each([
  [undefined, []],
  ['192.0.2.53', ['192.0.2.53']],
  ['127.0.0.1:5353, [2001:db8::53]:53', ['127.0.0.1:5353', '[2001:db8::53]:53']],
])('DNS_SERVERS=%s asks %j', async (text, servers) => {
  expect((await loadConfig({ DATA_DIR: dataDir, DNS_SERVERS: text })).dnsServers).toEqual(servers);
});

test.each(['dns.example', '192.0.2.53:99999', '192.0.2.53,'])('DNS_SERVERS=%s is refused', async (text) => {
  await expect(loadConfig({ DATA_DIR: dataDir, DNS_SERVERS: text })).rejects.toThrow(/DNS_SERVERS/);
});

test.each([
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['::1', 'http://[::1]:80'],
  ['10.1.2.3', 'http://10.1.2.3:80'],
])('HOST=%s makes %s the default public URL', async (HOST, url) => {
  const config = await loadConfig({ DATA_DIR: dataDir, HOST, PORT: '80' });
  expect([config.publicUrl, config.hasOwnUrl]).toEqual([url, false]);
  const told = await loadConfig({ DATA_DIR: dataDir, HOST, PUBLIC_URL: 'https://skein.example/' });
  expect([told.publicUrl, told.hasOwnUrl]).toEqual(['https://skein.example', true]);
});

test('a media bucket needs both of its keys', async () => {
  const named = { MEDIA_BUCKET: 'https://s3.example.com/uploads/', MEDIA_KEY: 'key', MEDIA_SECRET: 'secret' };
  expect((await loadConfig({ DATA_DIR: dataDir, ...named })).bucket).toEqual({
    url: 'https://s3.example.com/uploads',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  expect((await loadConfig({ DATA_DIR: dataDir })).bucket).toBeUndefined();
  const wrong = [
    { ...named, MEDIA_SECRET: '' },
    { ...named, MEDIA_KEY: '' },
    { ...named, MEDIA_BUCKET: '' },
    { ...named, MEDIA_BUCKET: 'https://s3.example.com' },
    { ...named, MEDIA_BUCKET: 's3://uploads' },
  ];
  for (const env of wrong)
    await expect(loadConfig({ DATA_DIR: dataDir, ...env })).rejects.toThrow(/MEDIA_BUCKET/);
});

test('loadConfig reads the DKIM key whole or not at all, from a variable or a file', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
  const named = { MAIL_DKIM_DOMAIN: 'skein.example', MAIL_DKIM_SELECTOR: 'skein1', MAIL_DKIM_KEY: key };
  const expected = { domainName: 'skein.example', keySelector: 'skein1', privateKey: key };
  expect((await loadConfig({ DATA_DIR: dataDir, ...named })).mailDkim).toEqual(expected);
  const oneLine = { ...named, MAIL_DKIM_KEY: key.replaceAll('\n', '\\n') };
  expect((await loadConfig({ DATA_DIR: dataDir, ...oneLine })).mailDkim).toEqual(expected);
  const file = join(dataDir, 'dkim.pem');
  await writeFile(file, `${key}\n`);
  const fromFile = { ...named, MAIL_DKIM_KEY: '', MAIL_DKIM_KEY_FILE: file };
  expect((await loadConfig({ DATA_DIR: dataDir, ...fromFile })).mailDkim).toEqual(expected);
  expect((await loadConfig({ DATA_DIR: dataDir })).mailDkim).toBeUndefined();
  const ed25519 = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  for (const wrong of [
    { ...named, MAIL_DKIM_DOMAIN: '' },
    { ...named, MAIL_DKIM_SELECTOR: '' },
    { ...named, MAIL_DKIM_KEY: '' },
    { ...named, MAIL_DKIM_KEY: 'secret' },
    { ...named, MAIL_DKIM_KEY: ed25519 },
  ]) {
    const start = loadConfig({ DATA_DIR: dataDir, ...wrong });
    await expect(start).rejects.toThrow('MAIL_DKIM_KEY');
  }
});

test('loadConfig reads the bound of e-mails a minute', async () => {
  expect((await loadConfig({ DATA_DIR: dataDir })).mailsPerMinute).toBe(0);
  expect((await loadConfig({ DATA_DIR: dataDir, MAIL_PER_MINUTE: '90' })).mailsPerMinute).toBe(90);
  await expect(loadConfig({ DATA_DIR: dataDir, MAIL_PER_MINUTE: '-1' })).rejects.toThrow('MAIL_PER_MINUTE');
});
