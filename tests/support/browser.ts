/** How journeys start Chromium. */
export const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  // Where the processor draws, drawing without a GPU's ways takes less of it.
  ...['--disable-gpu', '--disable-software-rasterizer'],
  // A visit may begin in the process of its empty page.
  '--disable-site-isolation-trials',
];

/** For pages that live for seconds: compiling their code for speed takes more than it gives back. */
export const SHORT_LIVED = '--js-flags=--no-maglev --no-opt';

/** For what only the Chromium with windows does: the one without shows no notifications, for example. */
export const WHOLE_CHROMIUM = {
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
};
