/**
 * Takes screenshots of every built screen at three widths and in five palettes, for a visitor and for a member of the
 * demo world (`npm run shots`; with `--viewer newcomer` or `--viewer staff` for a newly registered member or the
 * staff), into `shots/`: one picture each, and contact sheets. Reports problems found by axe, the console, the layout
 * shift and the page width, and fails when there is one. `-- --width 390 --viewer member --palette canary` narrows it
 * down; further arguments select addresses by substrings, for example `-- settings inbox`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import type { SiteRoute } from '../src/shared/navigation/route.ts';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { exitOnSetupFault } from './setup/setup-fault.mjs';
import { addressesFor, type SampleParameters, VIEWERS, type Viewer } from './shots/addresses.ts';
import { captureScreen, openContext, type ScreenResult, VIEWPORT_HEIGHTS, type Width } from './shots/look.ts';
import { samplesOf } from './shots/samples.ts';
import { drawSheets } from './shots/sheets.ts';
import { parseOptions } from './support/parse-options.ts';
import { runServer } from './support/run-server.ts';

const PALETTES = ['trueBlue', 'snowBright', 'canary', 'darkMode', 'pride'];
/** A light and a dark palette, which axe checks as well. */
const AXE_PALETTES = ['trueBlue', 'darkMode'];

const { values, positionals } = parseOptions({
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
const widths = (Object.keys(VIEWPORT_HEIGHTS).map(Number) as Width[]).filter(
  (width) => values.width?.includes(String(width)) ?? true,
);
const selected = values.viewer ?? ['visitor', 'member'];
const viewers = VIEWERS.filter((viewer) => selected.includes(viewer));
function isWanted(address: string): boolean {
  return positionals.length === 0 || positionals.some((word) => address.includes(word));
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await context.request.post(path, { headers: { Authorization: 'Bearer skein-web' }, data });
  if (!answer.ok()) throw new Error(`Nobody could log in: ${answer.status()}`);
}

const ACCOUNTS = { member: 'marlow@example.com', staff: 'wren@example.com' };

/** Logs a viewer in; returns the sample parameters that only they have. */
async function logIn(context: BrowserContext, viewer: Viewer, width: Width): Promise<SampleParameters> {
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

exitOnSetupFault();
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

/** Captures all screens of one viewer at one width, one after the other. */
async function captureScreens(
  viewer: Viewer,
  width: Width,
  samples: SampleParameters,
): Promise<ScreenResult[]> {
  const context = await openContext(browser, server.url, width);
  const own = await logIn(context, viewer, width);
  const seen: ScreenResult[] = [];
  for (const address of addressesFor(viewer, routeTable, { ...samples, ...own }).filter(isWanted)) {
    const one = await captureScreen(
      context,
      { address, viewer, width },
      { palettes, judged: AXE_PALETTES, folder },
    );
    for (const fault of one.faults) console.log(`${viewer} ${width} ${address}: ${fault}`);
    seen.push(one);
  }
  await context.close();
  for (const palette of palettes) await drawSheets(seen, palette, folder);
  return seen;
}

try {
  const samples = await samplesOf(server.url);
  const all: ScreenResult[] = [];
  for (const viewer of viewers)
    for (const width of widths) all.push(...(await captureScreens(viewer, width, samples)));
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
