/** Entry that the site stores in a browser without a consent: it cannot do without it, or was asked for it. */
export interface SiteStorageItem {
  /** A cookie or a key; `*` at the end stands for any rest. */
  name: string;
  kind: 'cookie' | 'local' | 'session' | 'database';
  /** Always empty: nothing here needs a consent. */
  purposes: number[];
  /** 0 until the browser or tab is closed, or until the entry is removed. */
  maxAgeSeconds: number;
  description: string;
}

const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;

function stored(
  kind: SiteStorageItem['kind'],
  name: string,
  days: number,
  description: string,
): SiteStorageItem {
  return { name, kind, purposes: [], maxAgeSeconds: days * DAY_SECONDS, description };
}

/**
 * The strictly necessary list: everything that the site stores in a browser without a consent. docs/storage.md
 * publishes it, and `listConsentVendors` answers it.
 */
export const SITE_STORAGE: SiteStorageItem[] = [
  stored('cookie', 'sid', 30, 'Keeps you logged in.'),
  stored('cookie', 'logged_in', 30, 'Tells the page that you are logged in.'),
  stored('cookie', 'device', YEAR_DAYS, 'Recognizes this browser when somebody guesses your password.'),
  stored('cookie', 'remembered', 30, 'Spares you the second step in this browser, when you asked for it.'),
  stored('cookie', 'sign_in', 0, 'Ties a log-in by another site to this browser while it lasts.'),
  stored('cookie', 'age_block', 1, 'Remembers for a day that a registration was too early.'),
  stored('cookie', 'palette', YEAR_DAYS, 'Your colours.'),
  stored('cookie', 'palette_night', YEAR_DAYS, 'Your colours at night.'),
  stored('cookie', 'palette_unsaved', YEAR_DAYS, 'Colours that are still to be saved to your account.'),
  stored('cookie', 'locale', YEAR_DAYS, 'Your language.'),
  stored('cookie', 'tz', YEAR_DAYS, 'The time zone that you chose.'),
  stored('cookie', 'native_app', YEAR_DAYS, 'Says that the site runs inside an app.'),
  stored('cookie', 'collections-display-mode', YEAR_DAYS, 'Whether you see collections as a list or a grid.'),
  stored('cookie', 'privacy_choices', YEAR_DAYS, 'Your answer about privacy.'),
  stored('local', 'skein:*', 0, 'Texts that you have not sent yet, and how you send them.'),
  stored(
    'local',
    'skein.*',
    0,
    'Choices of this browser: keys, hints that you have seen, ads that you hid, forms that you began.',
  ),
  stored('local', 'skein-*', 0, 'Likes and messages that wait for a connection, your last searches.'),
  stored(
    'local',
    'login_wall_click_handler',
    0,
    'Counts what you opened without an account since you were last asked to log in.',
  ),
  stored('session', 'skein.*', 0, 'An action that you log in for, and forms that you began.'),
  stored('session', 'skein:*', 0, 'Pictures and texts of this tab that you have not sent yet.'),
  stored('session', 'sent-to-login', 0, 'You were asked once to log in again.'),
  stored('session', 'feed-places', 0, 'How far you have read.'),
  stored('session', 'column-places', 0, 'How far you have read in your columns.'),
  stored('session', 'opened', 0, 'Covered posts that you uncovered.'),
  stored('session', 'scroll', 0, 'Where the page stood, for the way back.'),
  stored(
    'database',
    'skein-*',
    0,
    'Copies of pages for reading offline, and pictures that you have not sent yet.',
  ),
];
