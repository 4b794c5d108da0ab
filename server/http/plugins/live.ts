import plugin from 'fastify-plugin';

/** Ends the event streams of members as soon as the process is asked to stop, before it waits for connections. */
export const livePlugin = plugin(
  async (app) => {
    const { live } = app.services;
    app.closing.addEventListener('abort', () => live.endAll(), { once: true });
    app.addHook('onClose', () => live.close());
  },
  { name: 'live', dependencies: ['closing'] },
);
