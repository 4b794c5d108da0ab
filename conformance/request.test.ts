import { expect, test } from 'vitest';
import { rowOf } from './contract.ts';
import { exchangeOf } from './exchange.ts';
import { requestOf } from './request.ts';
import { signed } from './signature.ts';

const answer = { status: 200, headers: new Headers(), text: '', json: undefined };

function curlOf(request: ReturnType<typeof requestOf>): string {
  return (
    exchangeOf('https://api.example', { ...answer, sent: { request, credentials: 'client' } })?.curl ?? ''
  );
}

test('requestOf sends a body with a file as a multipart form, and the report repeats it', async () => {
  const body = { image: { $file: 'tall.png' }, participants: ['a', `\${second}`], json: { tags: 'x' } };
  const request = requestOf(rowOf('sendImageMessage'), { body }, { second: 'b' });
  const form = request.body as FormData;
  expect([...form.keys()]).toEqual(['image', 'participants', 'participants', 'json']);
  expect(form.getAll('participants')).toEqual(['a', 'b']);
  expect(form.get('json')).toBe('{"tags":"x"}');
  const file = form.get('image') as File;
  expect([file.name, file.type, (await file.arrayBuffer()).byteLength]).toEqual([
    'tall.png',
    'image/png',
    1550,
  ]);
  const curl = curlOf(request);
  expect(curl).toContain("-F 'image=@openapi/conformance/files/tall.png;type=image/png'");
  expect(curl).not.toContain('application/json;charset');
  expect(curl).not.toContain('Content-Type');
});

test('requestOf refuses a file that the kit does not have', () => {
  const body = { file: { $file: '../things.yaml' } };
  expect(() => requestOf(rowOf('uploadImage'), { body }, {})).toThrow('has no ../things.yaml');
});

test('requestOf sends a body form-encoded on request, and the report leaves its secrets out', () => {
  const data = { body: { url: 'ada', password: 'secret words' }, encoding: 'form' as const };
  const request = requestOf(rowOf('followBlog'), data, {});
  expect(String(request.body)).toBe('url=ada&password=secret+words');
  expect(curlOf(request)).toContain("--data-urlencode 'url=ada' \\\n  --data-urlencode 'password=…'");
});

test('signed puts the parameters of RFC 5849 into the header, and form fields into the signature alone', () => {
  const request = requestOf(rowOf('followBlog'), { body: { url: 'ada' }, encoding: 'form' }, {});
  const by = { key: `\${app}`, secret: 's', token: { key: 't', secret: 'u' }, nonce: 'once' };
  const { headers } = signed('https://api.example', request, by, { app: 'k' });
  expect(headers?.Authorization).toMatch(
    /^OAuth oauth_consumer_key="k", oauth_nonce="once", oauth_signature="[^"]+", oauth_signature_method="HMAC-SHA1", oauth_timestamp="\d+", oauth_token="t", oauth_version="1\.0"$/,
  );
  expect(headers?.Authorization).not.toContain('url');
});

test('the report shows neither the signature of a call nor the key in its query, and leaves an omitted header out', () => {
  const keyed = { query: { api_key: 'the-key', limit: 3 }, headers: { Authorization: null } };
  const curl = curlOf(requestOf(rowOf('getBlogInfo'), { path: { blog: 'ada' }, ...keyed }, {}));
  expect(curl).toContain('/v2/blog/ada/info?limit=3&api_key=%E2%80%A6');
  expect(curl).not.toMatch(/the-key|Authorization/);
  const by = { key: 'k', secret: 's', token: { key: 'the-token', secret: 'u' } };
  const call = requestOf(rowOf('getBlogInfo'), { path: { blog: 'ada' } }, {});
  const withSignature = curlOf(signed('https://api.example', call, by, {}));
  expect(withSignature).toContain('-H "Authorization: $SIGNATURE"');
  expect(withSignature).not.toMatch(/the-token|\$TOKEN|OAuth/);
});
