import type { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';

/** Returns the certificate that a server on this machine shows for a name; undefined when it refuses the connection. */
export function peerCertificate(port: number, servername: string): Promise<X509Certificate | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate());
      socket.destroy();
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}
