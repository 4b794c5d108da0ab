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

/** Where the distribution puts the browser without windows. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

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

/** Asks the distribution for a package; whether it came. */
function install(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...before] = [...sudo, 'apt-get'];
  const apt = (...args) => attempt(command, [...before, ...args]);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
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
  if (install('chromium') && find()) return find();
  throw new SetupFault(
    'No Chromium: set CHROMIUM_PATH, or let `npx playwright install chromium` or `apt-get install chromium` work on this machine.',
  );
}

/**
 * The same Chromium without windows, where the distribution has it: opening a page takes a third less of the processor, for
 * no menus, suggestions and start pages are made ready around it. Elsewhere, or where `CHROMIUM_PATH` names one, the whole
 * one, which shows the same.
 */
export function ensureHeadlessChromium() {
  const whole = ensureChromium();
  if (whole !== KNOWN_PLACES[0] || process.env.CHROMIUM_PATH) return whole;
  if (!existsSync(HEADLESS)) {
    say('installing the distribution’s Chromium without windows, which is quicker …');
    if (!install('chromium-headless-shell'))
      say('there is none: the whole Chromium does the same, more slowly.');
  }
  return existsSync(HEADLESS) ? HEADLESS : whole;
}
