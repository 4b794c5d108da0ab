/** Command line flags of Chromium for journeys. */
export const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  // Software rendering is faster without the GPU process.
  ...['--disable-gpu', '--disable-software-rasterizer'],
  // A visit may start in the process of its blank page.
  '--disable-site-isolation-trials',
];

/** For pages that live for seconds: optimizing their code costs more time than it saves. */
export const SHORT_LIVED_PAGE_FLAGS = '--js-flags=--no-maglev --no-opt';

/** For features of headed Chromium only: the headless one shows no notifications, for example. */
export const WHOLE_CHROMIUM = {
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
};
