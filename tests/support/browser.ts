/** How journeys start Chromium. */
export const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  // Where the processor draws, drawing without a GPU's ways takes less of it.
  ...['--disable-gpu', '--disable-software-rasterizer'],
];

/** For what only the Chromium with windows does: the one without shows no notifications, for example. */
export const WHOLE_CHROMIUM = {
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
};
