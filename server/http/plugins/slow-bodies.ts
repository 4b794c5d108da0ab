import plugin from 'fastify-plugin';
import { hasBody } from './request-body.ts';

export type SlowBodiesOptions = {
  /** Milliseconds between two checks of an arriving body. */
  every?: number;
  /** Minimum bytes that must arrive between two checks. */
  least?: number;
};

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Cuts off bodies that arrive too slowly: a client that sends a byte now and then would hold a connection for minutes.
 * The slowest telephone line is ten times as fast as the minimum.
 */
export const slowBodiesPlugin = plugin<SlowBodiesOptions>(
  async (app, { every = 10_000, least = 5000 }) => {
    app.addHook('onRequest', async (request) => {
      if (!hasBody(request)) return;
      const { raw } = request;
      const { socket } = raw;
      let before = socket.bytesRead;
      const timer = setInterval(() => {
        if (raw.complete || raw.destroyed) return clearInterval(timer);
        const arrived = socket.bytesRead - before;
        before = socket.bytesRead;
        // A paused body cannot arrive.
        if (arrived >= least || raw.isPaused()) return;
        clearInterval(timer);
        request.log.info({ arrived }, 'a body came too slowly');
        socket.end(answer, () => socket.destroy());
      }, every).unref();
      raw.once('close', () => clearInterval(timer));
    });
  },
  { name: 'slow-bodies' },
);
