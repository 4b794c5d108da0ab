import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted as soon as the process is asked to stop: streams end, loops finish their current step. */
    closing: AbortSignal;
    /** Starts the graceful shutdown; requests are answered until `close()`, each as the last of its connection. */
    startClosing(): void;
  }
}

/** Signals the shutdown to the app before it waits for connections. */
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
