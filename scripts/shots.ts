/**
 * `npm run shots`: every built screen as it looks, at three widths and in five palettes, for a visitor and for a member of
 * the demo world (with `--viewer newcomer` or `--viewer staff` for somebody who has just registered, or looks after the
 * site), into `shots/`: one picture each, and sheets with several. Tells what axe, the console, the layout shift
 * and the width of the page say against a screen, and fails when anything does. `-- --width 390 --viewer member --palette
 * canary` looks at less; words besides name pieces of addresses, for example `-- settings inbox`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import type { SiteRoute } from '../src/shared/navigation/route.ts';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { tellSetupFaults } from './setup/setup-fault.mjs';
import { addressesFor, type Samples, VIEWERS, type Viewer } from './shots/addresses.ts';
import { lookAt, openContext, type Seen, SIZES, type Width } from './shots/look.ts';
import { samplesOf } from './shots/samples.ts';
import { drawSheets } from './shots/sheets.ts';
import { runServer } from './support/run-server.ts';

const PALETTES = ['trueBlue', 'snowBright', 'canary', 'darkMode', 'pride'];
/** A light one and a dark one, which axe looks at as well. */
const JUDGED = ['trueBlue', 'darkMode'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    viewer: { type: 'string', multiple: true },
    palette: { type: 'string', multiple: true },
  },
});
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'shots');
const palettes = values.palette ?? PALETTES;
const widths = (Object.keys(SIZES).map(Number) as Width[]).filter(
  (width) => values.width?.includes(String(width)) ?? true,
);
const asked = values.viewer ?? ['visitor', 'member'];
const viewers = VIEWERS.filter((viewer) => asked.includes(viewer));
function isWanted(address: string): boolean {
  return positionals.length === 0 || positionals.some((word) => address.includes(word));
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await context.request.post(path, { headers: { Authorization: 'Bearer skein-web' }, data });
  if (!answer.ok()) throw new Error(`Nobody could log in: ${answer.status()}`);
}

const ACCOUNTS = { member: 'marlow@example.com', staff: 'wren@example.com' };

/** Becomes a viewer; answers the samples that are theirs alone. */
async function logIn(context: BrowserContext, viewer: Viewer, width: Width): Promise<Samples> {
  if (viewer === 'visitor') return {};
  if (viewer === 'newcomer') {
    const tumblelog = `newcomer-${width}`;
    const account = { email: `${tumblelog}@example.com`, password: 'a thread of blue wool' };
    await post(context, '/v2/register', { ...account, birth_date: '1990-05-17', tumblelog });
    return { blogname: tumblelog, blogName: tumblelog, selectedBlogName: tumblelog };
  }
  const login = { grant_type: 'password', username: ACCOUNTS[viewer], password: 'lantern-7-loom' };
  await post(context, '/v2/oauth2/token', login);
  return {};
}

tellSetupFaults();
const executablePath = ensureChromium();
ensureBuild();
await mkdir(folder, { recursive: true });
const { routeTable } = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as {
  routeTable: readonly SiteRoute[];
};
const server = await runServer();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});

/** All screens of one viewer at one width, one after the other. */
async function tour(viewer: Viewer, width: Width, samples: Samples): Promise<Seen[]> {
  const context = await openContext(browser, server.url, width);
  const own = await logIn(context, viewer, width);
  const seen: Seen[] = [];
  for (const address of addressesFor(viewer, routeTable, { ...samples, ...own }).filter(isWanted)) {
    const one = await lookAt(context, { address, viewer, width }, { palettes, judged: JUDGED, folder });
    for (const fault of one.faults) console.log(`${viewer} ${width} ${address}: ${fault}`);
    seen.push(one);
  }
  await context.close();
  for (const palette of palettes) await drawSheets(seen, palette, folder);
  return seen;
}

try {
  const samples = await samplesOf(server.url);
  const all: Seen[] = [];
  for (const viewer of viewers) for (const width of widths) all.push(...(await tour(viewer, width, samples)));
  const faults = all.filter((one) => one.faults.length > 0);
  const lines = all.map(
    ({ address, viewer, width, shift, faults: found }) =>
      `${viewer} ${width} ${address} · shift ${shift.toFixed(3)}${found.map((fault) => `\n  ${fault}`).join('')}`,
  );
  await writeFile(join(folder, 'report.txt'), `${lines.join('\n')}\n`);
  console.log(
    all.length === 0
      ? 'No screen has these words in its address.'
      : `${all.length} screens looked at, ${faults.length} with faults; pictures and report.txt are in shots/`,
  );
  process.exitCode = faults.length === 0 && all.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
