import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_CLIENT_TOKEN, SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { bundle, operationRows } from './bundle.ts';

const { description } = (bundle as unknown as { info: { description: string } }).info;

test('the description of the document explains what holds for all calls', () => {
  const parts = [...description.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(parts).toEqual([
    'Getting started',
    'Authentication: client tokens, sessions, access tokens',
    'Legacy clients of the API family',
    'Answers and failures',
    'Pagination',
    'Limits',
    'Repeating a request',
    'Order of refusals',
    'Versions and deprecation',
    'Extensions of this document',
  ]);
  for (const token of [SITE_CLIENT_TOKEN, API_CLIENT_TOKEN]) expect(description).toContain(`\`${token}\``);
});

test('the description names only existing calls, headers and codes', () => {
  const paths = new Set(operationRows.map(({ path }) => path));
  const named = [...description.matchAll(/\/v2\/[\w/]+/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect([path, paths.has(path)]).toEqual([path, true]);
  const codes = new Set(bundle['x-error-catalogue'].map(({ code }) => code));
  const prose = description.replaceAll(/draft-\S+|RFC \d+|\b1970\b/g, '');
  const mentioned = [...prose.matchAll(/\b(\d{4,5})\b/g)].map(([, code]) => Number(code));
  expect(mentioned.length).toBeGreaterThan(10);
  for (const code of mentioned) expect([code, codes.has(code)]).toEqual([code, true]);
});

test('the description mentions every request header and every extension', () => {
  const headers = operationRows.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
  );
  const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  const extensions = [...text.matchAll(/^ *"(x-[a-z-]+)":/gm)].map(([, name]) => name ?? '');
  for (const name of new Set([...headers, ...extensions])) {
    expect([name, description.includes(`\`${name}\``)]).toEqual([name, true]);
  }
});
