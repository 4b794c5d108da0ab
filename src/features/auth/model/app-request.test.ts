import { expect, it } from 'vitest';
import { appRequestOf, redirectNameOf } from './app-request.ts';

const whole = {
  response_type: 'code',
  client_id: 'fog-bell',
  redirect_uri: 'https://bell.example/back',
  code_challenge: 'x'.repeat(43),
};

it('appRequestOf reads the parameters of an authorization request, with defaults for optional ones', () => {
  expect(appRequestOf(`?${new URLSearchParams(whole)}`)).toEqual({
    ...whole,
    scope: 'basic',
    code_challenge_method: 'S256',
  });
  const more = { ...whole, scope: 'basic write', state: '', code_challenge_method: 'S256' };
  expect(appRequestOf(`?${new URLSearchParams(more)}`)).toEqual(more);
});

it.each(['response_type', 'client_id', 'redirect_uri', 'code_challenge'])(
  'appRequestOf returns nothing without %s',
  (name) => {
    expect(appRequestOf(`?${new URLSearchParams({ ...whole, [name]: '' })}`)).toBeUndefined();
  },
);

it('appRequestOf returns nothing for a plain code challenge', () => {
  expect(
    appRequestOf(`?${new URLSearchParams({ ...whole, code_challenge_method: 'plain' })}`),
  ).toBeUndefined();
});

it.each([
  ['https://bell.example/back', 'bell.example'],
  ['http://127.0.0.1:8080/back', undefined],
  ['http://localhost/back', undefined],
  ['org.example.bell:/back', undefined],
  ['nonsense', undefined],
])('redirectNameOf(%s) is %s', (uri, place) => {
  expect(redirectNameOf(uri)).toBe(place);
});
