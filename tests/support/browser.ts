/** Command line flags of Chromium for journeys. */
export const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  // Software rendering is faster without the GPU process.
  ...['--disable-gpu', '--disable-software-rasterizer'],
  // A visit may start in the process of its blank page.
  '--disable-site-isolation-trials',
];

/** Flags for pages that live for seconds: optimizing their code costs more time than it saves. */
export const SHORT_LIVED_PAGE_FLAGS = '--js-flags=--no-maglev --no-opt';

/** Browser for features of headed Chromium: the headless one shows no notifications, for example. */
export const WHOLE_CHROMIUM = {
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
};
