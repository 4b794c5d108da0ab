import { expect, test } from 'vitest';
import { DatabaseFault } from '#server/db/database.ts';
import { StartFault, startFaultMessage } from './start-fault.ts';

const system = (code: string, more: object = {}) => Object.assign(new Error('raw'), { code, ...more });

test.each([
  [system('EADDRINUSE', { port: 3000 }), /Port 3000 .*PORT/],
  [system('EADDRNOTAVAIL', { address: '10.9.9.9' }), /10\.9\.9\.9 is no address/],
  [system('EACCES', { syscall: 'listen', port: 80 }), /Port 80 .*1023/],
  [system('EACCES', { path: '/data/db' }), /\/data\/db .*DATA_DIR/],
  [system('EROFS', { path: '/data' }), /only be read/],
  [system('ENOSPC'), /full/],
  [system('EMFILE'), /ulimit -n/],
  [system('ENOTFOUND', { syscall: 'getaddrinfo' }), /HOST/],
  [new DatabaseFault('raw', '28P01', undefined, undefined), /password/],
  [new DatabaseFault('raw', '3D000', undefined, undefined), /does not exist/],
  [new StartFault('Do this.'), /^Do this\.$/],
])('startFaultMessage explains %s in one line that says what to do', (error, words) => {
  expect(startFaultMessage(error)).toMatch(words);
  expect(startFaultMessage(error)).not.toMatch(/raw|\n/);
});

test('startFaultMessage returns nothing for an unexpected error, which keeps its stack', () => {
  expect(startFaultMessage(new TypeError('x is not a function'))).toBeUndefined();
  expect(startFaultMessage('nonsense')).toBeUndefined();
});
