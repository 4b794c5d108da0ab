import { expect, test } from 'vitest';
import { redirectUriFault } from './redirect-uris.ts';

test.each([
  'https://bell.example/back',
  'https://bell.example:8443/back?app=bell',
  'https://xn--glck-0ra.example/',
  'https://bell.example/a*b@c',
  'http://127.0.0.1/back',
  'http://127.0.0.1:8080/back',
  'http://[::1]:8080/back',
  'http://localhost/back',
  'org.example.bell:/back',
  'org.example.bell://back',
  'com.bell-app.v2:/back',
])('redirectUriFault accepts %s', (uri) => {
  expect(redirectUriFault(uri)).toBeUndefined();
});

test.each([
  ['https://user:pw@bell.example/back', /user name or password/],
  ['https://user@bell.example/back', /user name or password/],
  ['https://@bell.example/back', /user name or password/],
  ['https://bell.example%40@evil.example/', /user name or password/],
  ['org.example.bell://user@back', /user name or password/],
  ['https://*.example/back', /wildcard/],
  ['https://*/back', /wildcard/],
  ['https://bell.*:443/back', /wildcard/],
  ['http://*.localhost/back', /wildcard/],
  ['myapp:/x', /a dot/],
  ['myapp://back', /a dot/],
  ['javascript:alert(1)', /a dot/],
  ['data:text/html,x', /a dot/],
  ['file:///etc/passwd', /a dot/],
  ['urn:ietf:wg:oauth:2.0:oob', /a dot/],
  ['org.:/back', /a dot/],
  ['org..bell:/back', /a dot/],
  ['https://bell.example/back#part', /fragment/],
  ['https://bell.example/back#', /fragment/],
  ['org.example.bell:/back#x', /fragment/],
  ['https://bell.example/ba\tck', /control characters/],
  ['https://bell.example/back\n', /control characters/],
  ['https://bell.example/back\u0000', /control characters/],
  ['https://bell.example/\u007f', /control characters/],
  [' https://bell.example/back', /spaces/],
  ['https://bücher.example/back', /ASCII/],
  ['https://bell.example\\@evil.example/', /backslash/],
  ['http://bell.example/back', /https/],
  ['http://127.0.0.1.bell.example/back', /https/],
  ['http://127.0.0.2/back', /https/],
  ['http://127.1/back', /https/],
  ['http://0.0.0.0/back', /https/],
  ['http://[::ffff:127.0.0.1]/back', /https/],
  ['http://localhost.bell.example/', /https/],
  ['http:/back', /https/],
  ['https:/back', /host/],
  ['https:///back', /host/],
  ['bell', /scheme/],
  ['//bell.example/back', /scheme/],
  ['/back', /scheme/],
  ['https://bell.example:99999/', /whole address/],
])('redirectUriFault refuses %j', (uri, why) => {
  expect(redirectUriFault(uri)).toMatch(why);
});
