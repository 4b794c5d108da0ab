// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createSiteHistory } from './site-history.ts';

beforeEach(() => window.history.replaceState(null, '', '/start?a=1#b'));

it("createSiteHistory starts at the browser's address without state", () => {
  expect(createSiteHistory().current()).toEqual({
    location: { pathname: '/start', search: '?a=1', hash: '#b', key: 'default', state: null },
    action: 'POP',
  });
});

it("createSiteHistory drops a reloaded entry's layers and keeps its key", () => {
  window.history.replaceState({ key: 'kept', state: { below: '/' } }, '');
  expect(createSiteHistory().current().location).toMatchObject({ key: 'kept', state: null });
  expect(window.history.state).toEqual({ key: 'kept', state: null });
});

it('createSiteHistory notifies listeners of each navigation until they unsubscribe', () => {
  const history = createSiteHistory();
  const states: string[] = [];
  const stops = ['one', 'two'].map((name) =>
    history.listen(({ location, action }) =>
      states.push(`${name} ${action} ${location.pathname}${location.search}`),
    ),
  );
  history.push('/next', { below: '/start' });
  expect(states).toEqual(['one PUSH /next', 'two PUSH /next']);
  expect(history.current().location).toMatchObject({ pathname: '/next', state: { below: '/start' } });
  const { key } = history.current().location;
  stops[0]?.();
  history.replace({ search: '?b=2' });
  expect(states.slice(2)).toEqual(['two REPLACE /next?b=2']);
  expect(history.current().location.state).toBeNull();
  expect(history.current().location.key).not.toBe(key);
  stops[1]?.();
  history.push('/last');
  expect(states).toHaveLength(3);
  expect(history.createHref({ pathname: '/x', search: '?y=1' })).toBe('/x?y=1');
  expect(history.createHref('/z')).toBe('/z');
});
