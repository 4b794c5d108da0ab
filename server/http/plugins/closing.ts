import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted as soon as the process is asked to stop: streams end, loops finish what they are at. */
    closing: AbortSignal;
    /** Says that no more visitors should be sent here; requests are answered until `close()`, each the last of its connection. */
    startClosing(): void;
  }
}

/** Lets everything in the app know that it is about to end, before connections are waited for. */
export const closingPlugin = plugin(
  async (app) => {
    const closing = new AbortController();
    app.decorate('closing', closing.signal);
    app.decorate('startClosing', () => closing.abort());
    app.addHook('preClose', async () => closing.abort());
    app.addHook('onSend', async (_request, reply) => {
      if (closing.signal.aborted && !reply.raw.headersSent) reply.header('connection', 'close');
    });
  },
  { name: 'closing' },
);
