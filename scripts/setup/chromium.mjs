import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, say, toolEnvironment } from './dependencies.mjs';
import { SetupFault } from './setup-fault.mjs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightsOwn() {
  const { chromium } = createRequire(`${root}package.json`)('@playwright/test');
  return chromium.executablePath();
}

function attempt(command, args) {
  return (
    spawnSync(command, args, { cwd: root, env: toolEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
      .status === 0
  );
}

/** The first Chromium on this machine, or undefined. `CHROMIUM_PATH` wins. */
function find() {
  return [process.env.CHROMIUM_PATH, playwrightsOwn(), ...KNOWN_PLACES].find(
    (path) => path && existsSync(path),
  );
}

/**
 * A Chromium for the browser tests: what is there, else Playwright's own download, else the distribution's package.
 * Throws with what was tried when none can be had; a missing browser is a failure, not a skip.
 */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  say('no Chromium found; asking Playwright to download one …');
  if (attempt('playwright', ['install', 'chromium']) && find()) return find();
  say('Playwright could not download one; installing the distribution’s package …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => attempt([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1));
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && find()) return find();
  throw new SetupFault(
    'No Chromium: set CHROMIUM_PATH, or let `npx playwright install chromium` or `apt-get install chromium` work on this machine.',
  );
}
