import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, toolEnvironment } from './environment.mjs';
import { printStep } from './quiet-step.mjs';
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

/** Path of the distribution's headless browser. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

function attempt(command, args) {
  return (
    spawnSync(command, args, { cwd: root, env: toolEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
      .status === 0
  );
}

/** Returns the first Chromium on this machine, or undefined. `CHROMIUM_PATH` has precedence. */
function find() {
  return [process.env.CHROMIUM_PATH, playwrightsOwn(), ...KNOWN_PLACES].find(
    (path) => path && existsSync(path),
  );
}

/** Installs a package of the distribution; returns true on success. */
function install(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...before] = [...sudo, 'apt-get'];
  const apt = (...args) => attempt(command, [...before, ...args]);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

/**
 * Returns a Chromium for the browser tests: an installed one, else Playwright's own download, else the distribution's
 * package. Throws with what was tried when none can be had; a missing browser is a failure, not a skip.
 */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  printStep('no Chromium found; asking Playwright to download one …');
  if (attempt('playwright', ['install', 'chromium']) && find()) return find();
  printStep('Playwright could not download one; installing the distribution’s package …');
  if (install('chromium') && find()) return find();
  throw new SetupFault(
    'No Chromium: set CHROMIUM_PATH, or let `npx playwright install chromium` or `apt-get install chromium` work on this machine.',
  );
}

/**
 * Returns the headless build of the same Chromium, where the distribution has it: opening a page takes a third less
 * processor time, because it prepares no menus, suggestions and start pages. Elsewhere, or where `CHROMIUM_PATH` names
 * one, returns the full one, which renders the same.
 */
export function ensureHeadlessChromium() {
  const whole = ensureChromium();
  if (whole !== KNOWN_PLACES[0] || process.env.CHROMIUM_PATH) return whole;
  if (!existsSync(HEADLESS)) {
    printStep('installing the distribution’s Chromium without windows, which is quicker …');
    if (!install('chromium-headless-shell'))
      printStep('there is none: the whole Chromium does the same, more slowly.');
  }
  return existsSync(HEADLESS) ? HEADLESS : whole;
}
